import Basics
import CDigest

/// The digest of bytes.
package enum ContentDigest {
  /// SHA-256 in hexadecimal.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    var context = SHA2_CTX()
    SHA256Init(&context)
    SHA256Update(&context, bytes, bytes.count)
    SHA256Final(&digest, &context)
    return digest.reduce(into: "") { text, byte in
      text += byte.hexadecimal(digits: 2, uppercase: false)
    }
  }
}
