import Commands
import Foundation
import TestSupport
import Testing

/// The command line itself.
struct CommandLineTests {
  static let usage: [(arguments: [String], message: String)] = [
    (["rendre", "x"], "there is no command 'rendre'; did you mean 'render'?"),
    (["render"], "'render' needs a path; see 'ibar help render'"),
    (
      ["render", "x", "--fromat", "svg"],
      "'render' has no option '--fromat'; did you mean '--format'?"
    ),
    (["render", "x", "--format"], "'--format' needs a value; see 'ibar help render'"),
    (
      ["render", "x", "--format", "gif"],
      "--format: 'gif' is not a format; use 'png'"
    ),
    (["render", "x", "--scale", "4"], "--scale: '4' is not a scale; use 1, 2 or 3"),
    (["solve", "x", "--size", "600"], "--size: '600' is not a size; write it as 600x600"),
    (["solve", "x", "--size", "320,480"], "--size: '320,480' is not a size; write it as 320x480"),
    (
      ["solve", "x", "--device", "Phone 99"],
      "--device: 'Phone 99' is not a device; 'ibar help devices' lists all"
    ),
    (
      ["solve", "x", "--device", "Pixel"],
      "--device: 'Pixel' is not a device; 'ibar help devices' lists all"
    ),
    (
      ["check", "--device=iPhone", "SE", "x"],
      "a name with a blank needs quotes: --device 'iPhone SE'"
    ),
    (
      ["check", "x", "--device", "iPhone", "8", "Plus"],
      "a name with a blank needs quotes: --device 'iPhone 8 Plus'"
    ),
    (["render", "x", "-o", ""], "--output: the path is empty"),
    (["solve", "x", "--json=1"], "'--json' takes no value; see 'ibar help solve'"),
    (
      ["solve", "x", "--device", "iPhone 6", "--size", "9x9"],
      "--device and --size exclude each other"
    ),
    (
      ["solve", "x", "--range", "9"],
      "--range: '9' is not a range of at most a million points, as in 0...2048"
    ),
    (["solve", "x", "--range", "0...9"], "--range goes with --breakpoints"),
    (
      ["solve", "x", "--explain", "A", "--breakpoints", "width"],
      "--explain and --breakpoints exclude each other"
    ),
    (["-V"], "there is no option '-V'; use 'ibar --version'"),
    (
      ["--dark"], "a command stands before its options, as in 'ibar render --dark'; see 'ibar help'"
    ),
    (["render", "--dark", "x"], "'render' has no option '--dark'; use '--theme dark'"),
    (["render", "--lang", "de", "x"], "'render' has no option '--lang'; use '--language'"),
    (["check", "--json", "x"], "'check' has no option '--json'; use '--message-format json'"),
    (["explain", "A"], "there is no command 'explain'; use 'ibar solve PATH --explain VIEW'"),
    (["Card.yaml"], "there is no command 'Card.yaml'; did you mean 'ibar render Card.yaml'?"),
    (["Main.xib", "x"], "there is no command 'Main.xib'; did you mean 'ibar render Main.xib'?"),
    (
      ["render", "x", "--", "--format", "svg"],
      "'--format' comes after '--', where every word is a path; put it before '--'"
    ),
    (
      ["check", "--", "x", "-q"],
      "'-q' comes after '--', where every word is a path; put it before '--'"
    ),
    (
      ["solve", "x", "--device", "iPhone 99"],
      "--device: 'iPhone 99' is not a device; nearest: 'iPhone 18 Pro'; 'ibar help devices' lists all"
    ),
    (["render", "x", "--format", "svg,jpg"], "--format: 'jpg' is not a format; use 'png'"),
    (["render", "x", "--theme", "night"], "--theme: 'night' is not a theme; use 'dark'"),
    (
      ["solve", "x", "--direction", "rtl"],
      "--direction: 'rtl' is not a direction; use 'right-to-left'"
    ),
    (
      ["solve", "x", "--orientation", "both"],
      "--orientation: 'both' is not an orientation; use 'portrait,landscape'"
    ),
    (
      ["solve", "x", "--text-size", "AX1"],
      "--text-size: 'AX1' is not a text size; use 'accessibility-medium'"
    ),
    (
      ["render", "x", "—format", "svg"],
      "'—format' begins with a dash of another keyboard or of a text processor; write '--format'"
    ),
    (
      ["render", "x", "–o", "out"],
      "'–o' begins with a dash of another keyboard or of a text processor; write '-o'"
    ),
    (
      ["render", "x", "-o", "--format", "svg"],
      "'--output' needs a value, and '--format' is an option"
    ),
    (["convert", "x", "-o", "x.swift"], "'convert' needs '--to swift'"),
    (["solve", "x", "--fromat"], "'solve' has no option '--fromat'; did you mean '--from'?"),
  ]

  @Test(arguments: usage)
  func `a wrong command line is reported in one line`(
    _ row: (arguments: [String], message: String)
  ) async {
    let outcome = await Outcome.of(row.arguments)
    #expect(outcome.status == .failed)
    #expect(outcome.errors == "ibar: error: \(row.message) [usage]\n")
    #expect(outcome.output.isEmpty)
  }

  @Test func `a wrong command line is reported in the form of messages`() async {
    let json = await Outcome.of("render", "x", "--fromat", "--message-format", "json")
    #expect(json.status == .failed && json.errors.isEmpty)
    #expect(json.output.contains("\"id\": \"usage\""))
    let line = await Outcome.of("check", "--message-format=github")
    #expect(
      line.output
        == "::error file=ibar,title=usage::'check' needs a path; see 'ibar help check'\n")
    let human = await Outcome.of("check", "--", "--message-format=github", "-q")
    #expect(human.output.isEmpty && human.errors.hasSuffix(" [usage]\n"))
  }

  @Test func `help prints what a message means`() async {
    let outcome = await Outcome.of("help", "misplaced")
    #expect(
      outcome.output == "misplaced: A view lies where its constraints do not put it.\n")
    #expect(await Outcome.of("help", "[misplaced]").output == outcome.output)
    let near = await Outcome.of("help", "misplacd")
    #expect(near.errors.contains("did you mean 'misplaced'?"))
  }

  @Test func `help and version print to standard output`() async {
    #expect(await Outcome.of("--version").output == "ibar \(Program.version)\n")
    let overview = await Outcome.of("help")
    for verb in ["render", "solve", "check", "convert", "help"] {
      #expect(overview.output.contains("\n  \(verb) "))
      let help = await Outcome.of("help", verb)
      #expect(help.status == .done)
      #expect(help.output.hasPrefix("usage: ibar \(verb) "))
      #expect(await Outcome.of(verb, "--help").output == help.output)
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(await Outcome.of().status == .failed)
  }
}
