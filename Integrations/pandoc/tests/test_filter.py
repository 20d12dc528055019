"""Converts a chapter with the real Pandoc and the real ibar."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

import chapter  # noqa: E402

SQUARE = "1. A.Top = Superview.Top\n2. A.Left = Superview.Left\n3. A.Width = 90\n4. A.Height = 9\n"
FOLDER = Path(__file__).parent.parent


class FilterTests(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.root = Path(self._folder.name)
        shutil.copytree(FOLDER / "example", self.root, dirs_exist_ok=True)

    def convert(self, *words, chapter="chapter.md", environment=None):
        return subprocess.run(
            [os.environ.get("PANDOC", "pandoc"), chapter, "-L", str(FOLDER / "ibar.lua"), *words],
            cwd=self.root,
            capture_output=True,
            text=True,
            env={**os.environ, **(environment or {})},
        )

    def test_html(self):
        done = self.convert("-t", "html")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn('src="figures/chapter.sign-in.svg"', done.stdout)
        self.assertIn("The <em>sign-in</em> screen</figcaption>", done.stdout)
        self.assertIn('<img src="figures/chapter.figure-2.svg" alt="A red view" />', done.stdout)
        self.assertNotIn("LeadingMargin", done.stdout)
        kept = {path: path.stat().st_mtime_ns for path in (self.root / "figures").iterdir()}
        self.assertEqual(len(kept), 2)
        self.convert("-t", "html")
        self.assertEqual(kept, {path: path.stat().st_mtime_ns for path in kept})

    def test_latex_and_word(self):
        latex = self.convert("-t", "latex").stdout
        self.assertIn("{figures/chapter.sign-in.pdf}", latex)
        self.assertIn(r"\caption{The \emph{sign-in} screen}", latex)
        self.assertTrue((self.root / "figures/chapter.sign-in.pdf").read_bytes().startswith(b"%PDF"))
        self.convert("-o", "chapter.docx")
        with zipfile.ZipFile(self.root / "chapter.docx") as word:
            self.assertEqual(sum(name.endswith(".png") for name in word.namelist()), 2)

    def test_an_error_leaves_the_source(self):
        page = self.root / "chapter.md"
        page.write_text(page.read_text().replace("Field.Top", "Field.Topp"))
        done = self.convert("-t", "html")
        self.assertEqual(done.returncode, 0)
        # The fifth constraint is the tenth line of the block.
        self.assertIn("sign-in:10:18: error: 'Email Field' has no attribute 'Topp'", done.stderr)
        self.assertIn("ibar cannot draw sign-in", done.stdout)
        self.assertIn("Email Field.Topp", done.stdout)

    def test_blocks_of_one_name(self):
        blocks = [f"```{{.ibar #a foo=bar}}\n{SQUARE.replace('90', width)}```\n" for width in ("90", "80")]
        (self.root / "chapter.md").write_text("\n".join(blocks))
        done = self.convert("-t", "html")
        self.assertIn('src="figures/chapter.a.svg"', done.stdout)
        self.assertIn('src="figures/chapter.a-2.svg"', done.stdout)
        self.assertIn('id="a"', done.stdout)
        self.assertIn("another figure has the name 'a'", done.stderr)
        self.assertIn("a: the attribute 'foo' is not one of ibar's", done.stderr)

    def test_words_come_from_the_figure_in_each_format(self):
        (self.root / "chapter.md").write_text(f"```{{.ibar #a}}\n{SQUARE.replace('A.', 'Grün.')}```\n")
        words = "Grün, 90 x 9. On iPhone 6 in portrait"
        (self.root / "words.lua").write_text(
            "return {{ Image = function(i) io.stderr:write(pandoc.utils.stringify(i.caption)) end }}"
        )
        self.assertIn(words, self.convert("-t", "html").stdout)
        for target in ("latex", "docx"):
            # The writer may leave the words out, the filter's document has them.
            native = self.convert("-t", target, "-o", "out", "-L", "words.lua")
            self.assertIn(words, native.stderr)

    def test_strict(self):
        (self.root / "chapter.md").write_text(f"```{{.ibar #a style=nonsense}}\n{SQUARE}```\n")
        done = self.convert("-t", "html")
        self.assertEqual(done.returncode, 0)
        self.assertIn("[ibar] a: error: --style: 'nonsense' is not a style", done.stderr)
        self.assertNotEqual(self.convert("-t", "html", "-M", "ibar-strict=true").returncode, 0)

    def test_a_chapter(self):
        (self.root / "chapter.md").write_text(chapter.markdown())
        done = self.convert("-t", "html")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stdout.count("<img "), 6)
        for caption in chapter.CAPTIONS:
            self.assertIn(f"{caption}</figcaption>", done.stdout)
        self.assertIn(f'<a href="{chapter.LINK}"><img', done.stdout)
        # The places are those in the blocks.
        self.assertIn("conflict:3:4: error", done.stderr)
        self.assertRegex(done.stderr, "glyph:2:40: warning.*missing-glyph")
        self.assertEqual(self.convert("-o", "chapter.docx").returncode, 0)
        self.assertEqual(self.convert("-t", "latex", "-o", "chapter.tex").returncode, 0)

    def test_documents_with_blocks_of_one_name(self):
        other = (self.root / "chapter.md").read_text().replace("red", "blue").replace("Email", "Phone")
        (self.root / "other.md").write_text(other)
        self.convert("-t", "html")
        first = {path: path.read_bytes() for path in (self.root / "figures").iterdir()}
        self.convert("-t", "html", chapter="other.md")
        self.assertEqual(first, {path: path.read_bytes() for path in first})
        self.assertEqual(len(list((self.root / "figures").iterdir())), 4)

    def test_a_second_build_draws_nothing(self):
        self.convert("-t", "html")
        kept = {path: path.stat().st_mtime_ns for path in (self.root / ".cache").rglob("*") if path.is_file()}
        self.assertTrue(kept)
        shutil.rmtree(self.root / "figures")
        self.convert("-t", "html")
        self.assertEqual(len(list((self.root / "figures").iterdir())), 2)
        self.assertEqual(kept, {path: path.stat().st_mtime_ns for path in kept})

    def test_without_ibar(self):
        done = self.convert("-t", "html", environment={"IBAR": "no-such-ibar"})
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr.count("not on the path"), 1)
        self.assertIn("Email Label.Leading", done.stdout)


if __name__ == "__main__":
    unittest.main()
