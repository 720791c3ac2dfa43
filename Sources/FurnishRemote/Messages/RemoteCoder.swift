#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format in which arguments, results and errors travel. Both sides must use the same format.
///
/// Implement it for another format than JSON, such as one that is smaller. ``JSONRemoteCoder`` is the default.
public protocol RemoteCoder: Sendable {
  /// Returns a value as bytes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The bytes.
  /// - Throws: An error if the value cannot be encoded.
  func encode<Value: Encodable>(_ value: Value) throws -> [UInt8]

  /// Returns the value that bytes contain.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The bytes that the other process has encoded.
  /// - Returns: The value.
  /// - Throws: An error if the bytes do not contain such a value. They come from another process: never stop the
  ///   program.
  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value
}

/// JSON, as Foundation's coders read and write it by default.
///
/// JSON has no numbers that are infinite or not a number: they are written as the strings `"Infinity"`, `"-Infinity"`
/// and `"NaN"`, as in the JSON of Protocol Buffers.
public struct JSONRemoteCoder: RemoteCoder {
  private static let infinity = "Infinity"
  private static let negativeInfinity = "-Infinity"
  private static let nan = "NaN"

  /// Creates the coder.
  public init() {}

  public func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.infinity, negativeInfinity: Self.negativeInfinity, nan: Self.nan)
    return Array(try encoder.encode(value))
  }

  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Self.infinity, negativeInfinity: Self.negativeInfinity, nan: Self.nan)
    return try decoder.decode(type, from: Data(bytes))
  }
}

extension RemoteCoder where Self == JSONRemoteCoder {
  /// JSON, as Foundation's coders read and write it by default.
  public static var json: Self { JSONRemoteCoder() }
}
