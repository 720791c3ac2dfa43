/// An object of a server's answer that is not a valid landmark, with the reason.
public struct InvalidLandmark: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name, which is empty if the server sends none.
  public let id: String
  /// The fault of the landmark.
  public let reason: String

  /// The landmark and its fault in one line: `'atlantis': its latitude is 123.0`.
  public var description: String { "'\(id)': \(reason)" }
}

/// The landmarks that a live service left out, because they were not valid.
public actor DroppedLandmarks {
  /// The number of landmarks that have been left out so far.
  public private(set) var count = 0
  /// The first landmark that was left out.
  public private(set) var first: InvalidLandmark?

  /// Creates a counter that starts at zero.
  public init() {}

  func add(_ landmark: InvalidLandmark) {
    count += 1
    first = first ?? landmark
  }
}
