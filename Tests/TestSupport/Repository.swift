/// The checkout that the tests run in.
package enum Repository {
  /// Its top folder, found from this file's place in it.
  package static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
}
