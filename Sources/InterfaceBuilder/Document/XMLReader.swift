import CXML
import Diagnostics

/// Reads XML with libxml2, without network, entities or document types.
struct XMLReader {
  /// The most attributes of an element that are read: libxml2 compares each with all others.
  private static let mostAttributes = 1000

  /// The root element of a document.
  ///
  /// A document type declaration is refused, and with it every entity but XML's own five.
  /// - Throws: The first fault of the document, at its place.
  static func root(of file: SourceFile) throws(Diagnostic) -> XMLElement {
    if let tag = firstTag(in: Array(file.text.utf8), withMoreAttributesThan: mostAttributes) {
      throw Diagnostic(
        "too-many-elements", "this element has more than \(mostAttributes) attributes", at: tag)
    }
    let handler = XMLHandler(file.text)
    let fault = handler.parse()
    if let refusal = handler.refusal { throw refusal }
    if let fault {
      throw Diagnostic(
        "malformed-xml", "this is not well-formed XML: \(fault.message)", at: fault.place,
        help: fault.help)
    }
    guard let root = handler.root else {
      throw Diagnostic(
        "malformed-xml", "there is no element in this document", at: SourceRange(start: 0, end: 0))
    }
    return root
  }

  /// The first start tag with too many attributes, as far as a text is well-formed.
  private static func firstTag(
    in bytes: [UInt8], withMoreAttributesThan most: Int
  ) -> SourceRange? {
    var (start, quote) = (nil as Int?, nil as UInt8?)
    var count = 0
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<") where quote == nil:
        let next = place + 1 < bytes.count ? bytes[place + 1] : byte
        let isTag = next != UInt8(ascii: "!") && next != UInt8(ascii: "?")
        (start, count) = (isTag ? place : nil, 0)
      case UInt8(ascii: ">") where quote == nil: start = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard start != nil else { continue }
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "=") where quote == nil && start != nil:
        count += 1
        if count > most { return start.map { SourceRange(start: $0, end: place) } }
      default: continue
      }
    }
    return nil
  }
}

/// Builds elements from libxml2's events.
private final class XMLHandler {
  /// The elements that are open, each with those in it so far.
  private var open: [XMLElement] = []
  private(set) var root: XMLElement?
  /// The first fault of a document that is not well-formed.
  private var fault: Fault?
  /// A fault of a document that is well-formed.
  private(set) var refusal: Diagnostic?
  private var parser: xmlParserCtxtPtr?
  private var bytes: [UInt8]
  private var count = 0

  /// The most elements that are read: a hundred times those of a large storyboard.
  private static let maximumCount = 400_000

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The deepest nesting that is read; libxml2's own limit is 256.
  private static let maximumDepth = 250

  /// A fault in libxml2's words.
  struct Fault {
    var message: String
    var place: SourceRange
    var help: String?
  }

  /// Parses the text; returns the first fault.
  func parse() -> Fault? {
    bytes.withUnsafeBytes { buffer -> Fault? in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard !buffer.isEmpty, let parser = xmlCreateMemoryParserCtxt(start, Int32(buffer.count))
      else { return nil }
      defer { xmlFreeParserCtxt(parser) }
      let options =
        XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      xmlCtxtUseOptions(parser, Int32(bitPattern: options))
      setCallbacks(of: parser)
      self.parser = parser
      defer { self.parser = nil }
      xmlParseDocument(parser)
      // A document with a fault of namespaces counts as well-formed.
      if fault == nil, parser.pointee.wellFormed != 0 { return nil }
      return fault ?? Fault(message: "it ends too early", place: place(of: parser))
    }
  }

  private func place(of parser: xmlParserCtxtPtr) -> SourceRange {
    let place = min(max(0, xmlByteConsumed(parser)), bytes.count)
    return SourceRange(start: place, end: place)
  }

  /// Keeps the first fault, after which libxml2 only finds more of it.
  private func add(_ error: xmlError) {
    guard fault == nil, let parser else { return }
    var message = error.message.map { String(cString: $0) } ?? "it ends too early"
    while message.last?.isNewline == true { message.removeLast() }
    let isOfNamespace = error.domain == Int32(XML_FROM_NAMESPACE.rawValue)
    fault = Fault(
      message: message, place: isOfNamespace ? tag(endingAt: parser) : place(of: parser),
      help: isOfNamespace ? "delete the prefix: Interface Builder writes none" : nil)
    xmlStopParser(parser)
  }

  private func setCallbacks(of parser: xmlParserCtxtPtr) {
    parser.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    guard let sax = parser.pointee.sax else { return }
    sax.pointee.startElementNs = { context, name, _, _, _, _, count, _, attributes in
      XMLHandler.of(context)?.begin(name, Int(count), attributes)
    }
    sax.pointee.endElementNs = { context, _, _, _ in XMLHandler.of(context)?.end() }
    sax.pointee.characters = { context, text, length in
      XMLHandler.of(context)?.add(text, Int(length))
    }
    sax.pointee.cdataBlock = sax.pointee.characters
    sax.pointee.serror = { context, error in
      guard let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      XMLHandler.of(context)?.add(error.pointee)
    }
    sax.pointee.ignorableWhitespace = nil
    sax.pointee.comment = nil
    sax.pointee.processingInstruction = nil
    sax.pointee.internalSubset = { context, _, _, _ in XMLHandler.of(context)?.refuseType() }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLHandler? {
    guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let own = parser.pointee._private
    else { return nil }
    return Unmanaged<XMLHandler>.fromOpaque(own).takeUnretainedValue()
  }

  // MARK: - Events

  private func begin(
    _ name: UnsafePointer<xmlChar>?, _ attributeCount: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    count += 1
    guard let parser, let name, count <= XMLHandler.maximumCount else {
      refuse("too-many-elements", "this document has more than \(XMLHandler.maximumCount) elements")
      return
    }
    guard open.count < XMLHandler.maximumDepth else {
      refuse(
        "too-many-elements",
        "this element is in more than \(XMLHandler.maximumDepth) others, which ibar does not read")
      return
    }
    var element = XMLElement(name: String(cString: name), range: tag(endingAt: parser))
    element.attributes.reserveCapacity(attributeCount)
    for index in 0..<attributeCount {
      // Each attribute is its name, prefix, namespace, and the start and end of its value.
      guard let attributes, let name = attributes[5 * index], let start = attributes[5 * index + 3],
        let end = attributes[5 * index + 4]
      else { continue }
      let value = String(
        decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
      element.attributes.append((String(cString: name), value))
    }
    open.append(element)
  }

  /// The place of a start tag: no `<` can stand inside one.
  private func tag(endingAt parser: xmlParserCtxtPtr) -> SourceRange {
    let end = min(max(0, xmlByteConsumed(parser)), bytes.count)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
    return SourceRange(start: start, end: end)
  }

  private func end() {
    guard var element = open.popLast(), let parser else { return }
    element.end = min(max(0, xmlByteConsumed(parser)), bytes.count)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// Only texts are needed, which stand in elements without others.
  private func add(_ text: UnsafePointer<xmlChar>?, _ length: Int) {
    guard let text, let last = open.last, last.name.hasSuffix("tring") else { return }
    open[open.count - 1].text += String(
      decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
  }

  private func refuseType() {
    refuse(
      "document-type", "a document type declaration is not read: Interface Builder writes none")
  }

  private func refuse(_ id: String, _ message: String) {
    guard refusal == nil, let parser else { return }
    refusal = Diagnostic(id, message, at: place(of: parser))
    xmlStopParser(parser)
  }
}
