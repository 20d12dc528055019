import Foundation

/// A browser without a window, when one is installed.
package enum Browser {
  /// The program; nil if there is none.
  package static let path: String? = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
  ].lazy.flatMap { name in ["/usr/bin/", "/usr/local/bin/"].map { $0 + name } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What a page is after its scripts have run.
  package static func page(at file: String) throws -> String {
    let options = ["--virtual-time-budget=8000", "--window-size=1200,900", "--dump-dom"]
    return String(decoding: try run(options, file), as: UTF8.self)
  }

  /// Writes a picture of a page.
  /// - Parameters:
  ///   - scale: Pixels for each of CSS.
  ///   - size: The window's, in pixels of CSS.
  package static func screenshot(
    of file: String, to picture: String, scale: Int, size: (width: Int, height: Int)
  ) throws {
    let options = [
      "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
      "--window-size=\(size.width),\(size.height)", "--screenshot=" + picture,
    ]
    _ = try run(options, file)
  }

  private static func run(_ options: [String], _ file: String) throws -> Data {
    let process = Process()
    process.executableURL = path.map { URL(fileURLWithPath: $0) }
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu"] + options + ["file://" + file]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
