import Basics

/// The names at the end of a description: `label:UILabel:0x1, '|':UIView:0x2`.
struct NameList {
  /// The view that `|` stands for; nil if it is not named.
  private(set) var superview: LoggedItem?
  private var items: [(name: Bytes, item: LoggedItem)] = []
  /// How often a name was looked up that several items have.
  private var uses: [Bytes: Int] = [:]

  init() {}

  init(_ text: Bytes) {
    var rest = text
    var superviews: [Bytes] = []
    while true {
      rest = rest.drop { ASCII.isBlank($0) || $0 == UInt8(ascii: ",") }
      if rest.isEmpty { break }
      let entry = NameList.entry(rest)
      rest = rest[entry.endIndex...]
      if entry.starts(with: "'|':") {
        superviews.append(entry.dropFirst(4).trimmed)
      } else {
        add(entry.trimmed)
      }
    }
    superview = superviews.first.map { name in
      let address = LoggedItem(name).address
      // An identifier can stand in the place of the class.
      return items.first { address != nil && $0.item.address == address }?.item ?? LoggedItem(name)
    }
  }

  /// The first entry of a list: to the end of its address and text, since names can have commas.
  private static func entry(_ list: Bytes) -> Bytes {
    guard let place = list.start(of: ":0x") else { return list }
    let end = list[(place + 3)...].hexadecimalPrefix.endIndex
    guard list[end...].first == UInt8(ascii: "'") else { return list[..<end] }
    return list[..<(list[end...].start(of: "',").map { $0 + 1 } ?? list.trimmed.endIndex)]
  }

  /// Adds `name:0x1` or `name:Class:0x1`; both can be meant by `a:b:0x1`.
  private mutating func add(_ entry: Bytes) {
    guard let place = entry.start(of: ":0x") else { return }
    let address = "0x" + entry[(place + 3)...].hexadecimalPrefix.text
    let whole = entry[..<place]
    if let colon = whole.lastIndex(of: UInt8(ascii: ":")), colon > whole.startIndex,
      LoggedItem.isClass(whole[(colon + 1)...])
    {
      let (name, className) = (whole[..<colon], whole[(colon + 1)...])
      items.append(
        (
          name,
          LoggedItem(
            className: className.text, address: address, name: name.text, isIdentifier: true)
        ))
    }
    items.append((whole, LoggedItem(address: address, name: whole.text, isIdentifier: true)))
  }

  /// The item of a name, alone or with its address; nil if the list does not have it.
  ///
  /// Several items of one name are taken in the order of the list.
  mutating func item(_ text: Bytes) -> LoggedItem? {
    if let place = text.lastStart(of: ":0x") {
      let item = LoggedItem(text)
      return items.first { $0.item.address == item.address && $0.name == text[..<place] }?.item
    }
    let found = items.filter { $0.name == text }
    let use = uses[text, default: 0]
    uses[text] = use + 1
    return found.isEmpty ? nil : found[min(use, found.count - 1)].item
  }
}
