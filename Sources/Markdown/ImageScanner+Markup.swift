import Basics

extension ImageScanner {
  /// An attribute of an element, or an argument of a directive, without quotes.
  private struct Setting {
    var name: String
    var value: Range<Int>
  }

  // MARK: - HTML

  /// Adds the images of `<img>` and `<source>`.
  mutating func addElements() {
    var isPicture = false
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let name = word(at: has("/", at: index) ? index + 1 : index)
      if name == "picture" { isPicture = bytes[index] != UInt8(ascii: "/") }
      guard name == "img" || name == "source" else { continue }
      let (settings, end) = settings(
        from: start + 1 + name.utf8.count, separator: UInt8(ascii: "="), end: UInt8(ascii: ">"))
      index = end
      let form = isPicture ? ImageForm.picture : .html
      let text = name == "img" ? settings.first { $0.name == "alt" }?.value : nil
      for setting in settings {
        if setting.name == "src" { add(form, setting.value, text: text) }
        if setting.name == "srcset" { addCandidates(in: setting.value, form) }
      }
    }
  }

  private func word(at start: Int) -> String {
    let letters = bytes[min(start, bytes.count)...].prefix { 0x61...0x7A ~= $0 | 0x20 }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// Adds the images of a `srcset`: each a target, and mostly a width or density.
  private mutating func addCandidates(in range: Range<Int>, _ form: ImageForm) {
    for candidate in bytes[range].split(separator: UInt8(ascii: ",")) {
      let target = candidate.drop(while: ImageScanner.isBlank).prefix { !ImageScanner.isBlank($0) }
      if !target.isEmpty { add(form, target.startIndex..<target.endIndex, text: nil) }
    }
  }

  /// The settings up to a closing byte, and the place after that.
  private func settings(
    from start: Int, separator: UInt8, end: UInt8
  ) -> (settings: [Setting], end: Int) {
    var settings: [Setting] = []
    var index = start
    while true {
      index = skippingBlanks(from: index)
      guard index < bytes.count else { return (settings, index) }
      if bytes[index] == end { return (settings, index + 1) }
      let name = bytes[index...].prefix {
        !ImageScanner.isBlank($0) && $0 != separator && $0 != end && $0 != UInt8(ascii: ",")
      }
      index = skippingBlanks(from: max(name.endIndex, index))
      guard index < bytes.count, bytes[index] == separator else {
        // A name alone, or a comma.
        if name.isEmpty { index += 1 }
        continue
      }
      let value = value(at: skippingBlanks(from: index + 1), end: end)
      settings.append(
        Setting(name: String(decoding: name, as: UTF8.self).lowercased(), value: value.range))
      index = value.next
    }
  }

  /// A value, in quotes or up to a blank, a comma or the closing byte, and the place after it.
  private func value(at start: Int, end: UInt8) -> (range: Range<Int>, next: Int) {
    guard start < bytes.count else { return (start..<start, start) }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let isText = end == UInt8(ascii: ")")
      let close =
        isText
        ? firstIndex(ofUnescaped: quote, from: start + 1)
        : bytes[(start + 1)...].firstIndex(of: quote)
      let last = close ?? bytes.count
      return ((start + 1)..<last, min(last + 1, bytes.count))
    }
    let value = bytes[start...].prefix {
      !ImageScanner.isBlank($0) && $0 != end && $0 != UInt8(ascii: ",")
    }
    return (value.startIndex..<value.endIndex, value.endIndex)
  }

  // MARK: - DocC

  /// Adds the images of `@Image(source: …, alt: …)`.
  mutating func addImageDirectives() {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "@")) {
      index = start + 1
      guard has("@Image", at: start), case let open = skippingBlanks(from: start + 6),
        has("(", at: open)
      else { continue }
      let (settings, end) = settings(
        from: open + 1, separator: UInt8(ascii: ":"), end: UInt8(ascii: ")"))
      index = end
      guard let source = settings.first(where: { $0.name == "source" })?.value else { continue }
      add(.docc, source, text: settings.first { $0.name == "alt" }?.value)
    }
  }

  // MARK: - MyST

  /// Adds the images of the directives `{image}` and `{figure}` in fences of any sign.
  mutating func addFenceDirectives() {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard let target = ImageScanner.directiveTarget(in: line) else { continue }
      let options = lines.prefix { ImageScanner.option(in: $0) != nil }
      let text = options.first {
        ImageScanner.option(in: $0)?.name.elementsEqual("alt".utf8) == true
      }
      add(
        .myst, target.startIndex..<target.endIndex,
        text: text.flatMap { ImageScanner.option(in: $0) }.map {
          $0.value.startIndex..<$0.value.endIndex
        })
    }
  }

  /// The target behind `{image}` or `{figure}`; nil if a line is no such directive.
  private static func directiveTarget(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let fence = line.drop { [0x20, 0x09, UInt8(ascii: ">")].contains($0) }
    guard let sign = fence.first, "`~:".utf8.contains(sign) else { return nil }
    let name = fence.drop { $0 == sign }
    guard fence.count - name.count >= 3,
      let length = ["{image}", "{figure}"].first(where: { name.starts(with: $0.utf8) })?.utf8.count
    else { return nil }
    return name.dropFirst(length).drop(while: isBlank).prefix { !isBlank($0) }
  }

  /// `:name: value`; nil if a line is no option.
  private static func option(
    in line: ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    let text = line.drop { [0x20, 0x09, UInt8(ascii: ">")].contains($0) }
    guard text.first == UInt8(ascii: ":"),
      let end = text.dropFirst().firstIndex(of: UInt8(ascii: ":")), end > text.startIndex + 1
    else { return nil }
    let value = text[(end + 1)...].drop(while: isBlank)
    let trimmed = value.trimmingSuffix(while: isBlank)
    return (text[(text.startIndex + 1)..<end], trimmed)
  }
}
