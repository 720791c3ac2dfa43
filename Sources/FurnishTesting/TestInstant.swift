/// An instant of a ``TestClock`` or an ``ImmediateClock``: the time since the clock was created.
public struct TestInstant: InstantProtocol {
  /// The time since the clock was created.
  public let offset: Duration

  /// Creates an instant at a time since the clock was created.
  ///
  /// - Parameter offset: The time since the clock was created.
  public init(offset: Duration = .zero) { self.offset = offset }

  public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

  public func duration(to other: Self) -> Duration { other.offset - offset }

  public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
