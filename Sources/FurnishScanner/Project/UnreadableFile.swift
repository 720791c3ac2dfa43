#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reason why a file cannot be checked, in words that continue "cannot be read: ".
struct UnreadableFile: Error {
  let reason: String

  static let tooSlow = UnreadableFile(reason: "it takes the parser too long; are brackets nested deeply in it?")
  static let tooLarge = UnreadableFile(reason: "it is larger than 4 MB")

  /// The system's message for its last error.
  static var systemError: UnreadableFile { UnreadableFile(reason: String(cString: strerror(errno)).lowercased()) }
}
