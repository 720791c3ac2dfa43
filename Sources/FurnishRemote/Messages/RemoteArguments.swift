/// The arguments of a call, encoded as a list in the order of the parameters.
///
/// `@RemoteService` writes it; use it where you conform to ``RemoteService`` by hand.
public struct RemoteArguments<each Argument: Codable & Sendable>: Codable, Sendable {
  /// The arguments as a tuple; of a single argument, the argument itself.
  public let values: (repeat each Argument)

  /// Creates a list of arguments.
  ///
  /// - Parameter values: The arguments, in the order of the parameters.
  public init(_ values: repeat each Argument) { self.values = (repeat each values) }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    // This calls the other initializer, because Swift 6.3 crashes when it compiles the assignment of a tuple of a pack
    // whose elements may throw.
    self.init(repeat try container.decode((each Argument).self))
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "more arguments than parameters")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    repeat try container.encode(each values)
  }
}
