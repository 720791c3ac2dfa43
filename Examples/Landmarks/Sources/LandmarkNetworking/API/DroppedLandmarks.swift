/// Why something that a server sent is no landmark.
public struct InvalidLandmark: Error, Hashable, Sendable, CustomStringConvertible {
  /// What it is called; empty where it does not say.
  public let id: String
  /// What is wrong with it.
  public let reason: String

  /// One line: 'atlantis': its latitude is 123.0
  public var description: String { "'\(id)': \(reason)" }
}

/// What a live service left out, because it made no sense.
public actor DroppedLandmarks {
  /// How many have been left out so far.
  public private(set) var count = 0
  /// The first that was left out.
  public private(set) var first: InvalidLandmark?

  /// Starts with none.
  public init() {}

  func add(_ landmark: InvalidLandmark) {
    count += 1
    first = first ?? landmark
  }
}
