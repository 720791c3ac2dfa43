public import Furnish

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ServiceValues {
  /// A generator of identifiers.
  ///
  /// ```swift
  /// struct Cart {
  ///   @Injected(\.uuid) var uuid
  ///   func newItem() -> UUID { uuid() }
  /// }
  /// ```
  ///
  /// There is no test value: a test that reads it without setting one fails. Set
  /// ``UUIDGenerator/incrementing`` or ``UUIDGenerator/constant(_:)``.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
}

private enum UUIDKey: ServiceKey, HasTestExample {
  static var defaultValue: UUIDGenerator { .live }
  static var testExample: String { "$0.uuid = .incrementing" }
}

/// A source of new identifiers. Call it like a function.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  private let kind: Kind

  /// The way in which identifiers are created, as far as two generators can be compared.
  private enum Kind: Equatable {
    case custom, live, incrementing
    case constant(UUID)
  }

  /// Creates a generator that calls a function.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.init(.custom, generate) }

  private init(_ kind: Kind, _ generate: @escaping @Sendable () -> UUID) {
    (self.kind, self.generate) = (kind, generate)
  }

  /// A generator of random identifiers.
  public static var live: Self { Self(.live) { UUID() } }

  /// Returns a generator that always returns the same identifier.
  public static func constant(_ uuid: UUID) -> Self { Self(.constant(uuid)) { uuid } }

  /// A generator of 00000000-0000-0000-0000-000000000000, then …0001, …0002, and so on. All tasks that share this value
  /// receive each identifier once. Each access to `incrementing` creates a generator that starts again.
  public static var incrementing: Self {
    let count = Counter()
    return Self(.incrementing) { UUID(number: count.next()) }
  }

  /// Returns a new identifier.
  public func callAsFunction() -> UUID { generate() }
}

extension UUID {
  /// Creates an identifier whose last eight bytes are a number, for comparing it with those of
  /// ``UUIDGenerator/incrementing``: `UUID(number: 2)`.
  public init(number: UInt64) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
      ))
  }
}

extension UUIDGenerator: RepeatableValue {
  package func isRepetition(of other: Any) -> Bool {
    kind != .custom && kind == (other as? UUIDGenerator)?.kind
  }
}

/// A counter that begins at 0.
// `@unchecked Sendable`: `count` is guarded by `lock`.
private final class Counter: @unchecked Sendable {
  private let lock = Lock()
  private var count: UInt64 = 0

  func next() -> UInt64 {
    lock.withLock {
      defer { count += 1 }
      return count
    }
  }
}
