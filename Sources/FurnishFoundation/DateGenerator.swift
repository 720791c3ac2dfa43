public import Furnish

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ServiceValues {
  /// A source of the current time.
  ///
  /// ```swift
  /// struct Receipt {
  ///   @Injected(\.date) var date
  ///   func stamp() -> Date { date.now }
  /// }
  /// ```
  ///
  /// There is no test value: a test that reads it without setting one fails. Set ``DateGenerator/now``, or a generator
  /// of your own.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}

private enum DateKey: ServiceKey, HasTestExample {
  static var defaultValue: DateGenerator { .live }
  static var testExample: String { "$0.date = .constant(Date(timeIntervalSince1970: 0))" }
}

/// A source of the current time.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date
  private let constant: Date?

  /// Creates a source that calls a function.
  public init(_ generate: @escaping @Sendable () -> Date) { (self.generate, constant) = (generate, nil) }

  private init(constant: Date) { (generate, self.constant) = ({ constant }, constant) }

  /// The time of the system.
  public static var live: Self { Self { Date() } }

  /// Returns a source that always returns the same time.
  public static func constant(_ date: Date) -> Self { Self(constant: date) }

  /// The current time.
  ///
  /// After an assignment, the source always returns the assigned time, like ``constant(_:)``:
  ///
  /// ```swift
  /// @Test(.services { $0.date.now = Date(timeIntervalSince1970: 60) })
  /// func receiptIsStamped() { #expect(Receipt().stamp() == Date(timeIntervalSince1970: 60)) }
  /// ```
  public var now: Date {
    get { generate() }
    set { self = .constant(newValue) }
  }

  /// Returns the current time. Call it like a function.
  public func callAsFunction() -> Date { generate() }
}

extension DateGenerator: RepeatableValue {
  package func isRepetition(of other: Any) -> Bool {
    constant != nil && constant == (other as? DateGenerator)?.constant
  }
}
