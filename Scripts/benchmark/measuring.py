"""What the benchmarks share: programs that are built and run, what they take, and tables of it."""
import pathlib, re, subprocess, sys

root = pathlib.Path(__file__).resolve().parents[2]
build = root / ".build" / "benchmark"
sources = root / "Scripts" / "benchmark"
ibar = build / "ibar"


def words(command):
    return [str(word) for word in command]


def run(*command, **options):
    """Runs a program, which has to succeed."""
    return subprocess.run(words(command), **{"check": True, "text": True, **options})


def build_product(name):
    """Builds a program as `make` does, without what valgrind cannot read, into the folder of the benchmarks."""
    build.mkdir(parents=True, exist_ok=True)
    run("make", f".build/release/{name}", cwd=root, stdout=sys.stderr)
    run("strip", "-o", build / name, root / ".build" / "release" / name)


def instructions(*command, inside=()):
    """The instructions that a program takes, by valgrind's callgrind; those of some functions, which do not
    call each other, if they are named."""
    options = [f"--toggle-collect={function}" for function in inside]
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *options,
         *words(command)], capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", done.stderr).group(1))


def usage(*commands, times=1, folder=None):
    """For each command, the least processor time and time in milliseconds of several runs by turns, and
    its memory in megabytes."""
    program = build / "usage"
    if not program.exists():
        build.mkdir(parents=True, exist_ok=True)
        run("gcc", "-O2", "-o", program, sources / "usage.c")
    found = [[] for _ in commands]
    for _ in range(times):
        for command, runs in zip(commands, found):
            done = run(program, *command, stdout=subprocess.PIPE, cwd=folder)
            runs.append([int(number) for number in done.stdout.split()])
    return [(min(run[0] for run in runs) / 1000, min(run[1] for run in runs) / 1000,
             runs[-1][2] / 1024) for runs in found]


def row(*cells):
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def table(title, *heads):
    print(f"\n## {title}\n")
    row(*heads)
    row(*["---"] * len(heads))


def millions(count, decimals=1):
    return f"{count / 1e6:,.{decimals}f} M"
