extension ServiceValues {
  /// A source of random numbers that a test can predict.
  ///
  /// ```swift
  /// struct Dice {
  ///   @Injected(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///   func roll() -> Int {
  ///     withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  ///   }
  /// }
  /// ```
  ///
  /// In a running program, the system is the source. There is no test value: a test that reads this without
  /// setting one fails. Set ``WithRandomNumberGenerator/seeded(_:)``, or a generator of your
  /// own.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomNumbersKey.self] }
    set { self[RandomNumbersKey.self] = newValue }
  }
}

private enum RandomNumbersKey: ServiceKey, HasTestExample {
  static var defaultValue: WithRandomNumberGenerator { .system }
  static var testExample: String { "$0.withRandomNumberGenerator = .seeded(1)" }
}

/// An action that passes a source of random numbers to a closure. Call it like a function.
public struct WithRandomNumberGenerator: Sendable {
  private let source: RandomNumbers

  /// Creates a source that draws from `generator`. All copies of this value, in all tasks, share its sequence.
  ///
  /// - Parameter generator: The source of the numbers.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    source = RandomNumbers(shared: SharedGenerator(generator))
  }

  private init(source: RandomNumbers) { self.source = source }

  /// A source of random numbers of the system.
  public static var system: Self { Self(source: RandomNumbers(shared: nil)) }

  /// Returns a source with the same numbers for the same seed, on every platform.
  ///
  /// - Parameter seed: The seed.
  public static func seeded(_ seed: UInt64) -> Self { Self(SplitMix64(state: seed)) }

  /// Calls `work` with the source of random numbers. No lock is held while it runs, so it
  /// may call any code. If several tasks draw at the same time, each number is passed to one of them.
  ///
  /// - Parameter work: Uses the source, and returns a result.
  /// - Returns: The result of `work`.
  /// - Throws: Any error that `work` throws, with its type.
  public func callAsFunction<Success, Failure: Error>(
    _ work: (inout RandomNumbers) throws(Failure) -> Success
  ) throws(Failure) -> Success {
    var source = source
    return try work(&source)
  }
}

/// A source of random numbers, to pass on as `using: &source`.
public struct RandomNumbers: RandomNumberGenerator, Sendable {
  fileprivate let shared: SharedGenerator?

  public mutating func next() -> UInt64 {
    guard let shared else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    return shared.next()
  }
}

/// A generator whose state tasks share.
// `@unchecked Sendable`: the generator is guarded by `lock`.
private final class SharedGenerator: @unchecked Sendable {
  private let lock = Lock()
  private var generator: any RandomNumberGenerator & Sendable

  init(_ generator: any RandomNumberGenerator & Sendable) { self.generator = generator }

  func next() -> UInt64 { lock.withLock { generator.next() } }
}

/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
