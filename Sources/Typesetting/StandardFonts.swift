import Basics
import CICU

/// The places of the fonts that text is drawn with on Debian.
enum StandardFonts {
  static let interPackage = "fonts-inter"

  private static let noto = "/usr/share/fonts/truetype/noto/"

  /// The file that draws San Francisco in a weight.
  static func inter(_ weight: Font.Weight) -> FontFile {
    let name =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    return FontFile(path: "/usr/share/fonts/opentype/inter/Inter-\(name).otf")
  }

  /// The files that may have a character that Inter lacks, the likeliest first.
  static func candidates(
    for scalar: UInt32, isBold: Bool, language: HanLanguage
  ) -> [FontFile] {
    let weights = isBold ? ["Bold", "Regular"] : ["Regular"]
    var files: [FontFile] = []
    func addNoto(_ name: String) {
      for weight in weights {
        files.append(FontFile(path: "\(noto)Noto\(name)-\(weight).ttf"))
      }
    }
    func addCJK() {
      let path = "/usr/share/fonts/opentype/noto/NotoSansCJK-\(weights[0]).ttc"
      files.append(FontFile(path: path, faceIndex: language.rawValue))
    }
    for script in scriptNames(of: scalar) {
      switch script {
      case "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo": addCJK()
      case "Latin", "Greek", "Cyrillic": addNoto("Sans")
      case "Common", "Inherited", "Unknown":
        for name in ["Sans", "SansSymbols", "SansSymbols2", "SansMath"] { addNoto(name) }
        addCJK()
      default:
        addNoto("Sans\(fileName(ofScript: script))")
        addNoto("Serif\(fileName(ofScript: script))")
      }
    }
    return files
  }

  /// The long names, such as "Old_Italic", of the scripts that a character is used in.
  static func scriptNames(of scalar: UInt32) -> [String] {
    var names: [String] = []
    while let name = icu_script_name(scalar, Int32(names.count)) {
      names.append(String(cString: name))
    }
    return names
  }

  private static func fileName(ofScript script: String) -> String {
    script == "Nko" ? "NKo" : String(script.filter { $0 != "_" })
  }

  /// The error for a required font that is missing.
  static func missing(_ file: FontFile, package: String?) -> TypesettingError {
    let remedy = package.map { "; Debian's package is \($0)" } ?? ""
    return TypesettingError("there is no font at \(file.path)\(remedy)")
  }
}

/// The language whose forms Han characters take; the raw values are the faces of Noto Sans CJK.
enum HanLanguage: Int {
  case japanese = 0
  case korean = 1
  case simplifiedChinese = 2

  /// The language that the other letters of a text belong to.
  init(of scalars: [UInt32]) {
    let languages = scalars.lazy.compactMap { scalar -> HanLanguage? in
      let scripts = Set(StandardFonts.scriptNames(of: scalar))
      if scripts == ["Hangul"] { return .korean }
      // Of all scripts of East Asia, but Chinese has a middle dot of its own.
      let isDot = scalar == 0x30FB
      return isDot || scripts.isSubset(of: ["Hiragana", "Katakana"]) ? .japanese : nil
    }
    self = languages.first ?? .simplifiedChinese
  }
}
