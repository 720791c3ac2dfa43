import CoreMetrics
import Synchronization

/// One series of a family: the state that a handler of swift-metrics changes.
protocol Series: AnyObject, Sendable {
  var id: SeriesID { get }

  /// The values at this moment.
  var samples: Samples { get }
}

/// The values of a series.
enum Samples {
  case counter(Double)
  case gauge(Double)
  case summary(sum: Double, count: Int)
  /// A histogram. Each count is that of one bucket, and not cumulative. The last bucket has no upper bound.
  case histogram(bounds: [Double], counts: [Int], sum: Double)
}

/// A series with a number that only grows, until it is reset.
final class CountedSeries: Series, CounterHandler, FloatingPointCounterHandler {
  let id: SeriesID
  private let value = Mutex(0.0)

  init(_ id: SeriesID) { self.id = id }

  var samples: Samples { .counter(value.withLock { $0 }) }

  func increment(by amount: Int64) { increment(by: Double(amount)) }

  func increment(by amount: Double) {
    // A counter that decreases looks like a restart of the program.
    guard amount > 0 else { return }
    value.withLock { $0 += amount }
  }

  func reset() { value.withLock { $0 = 0 } }
}

/// A series with a number that is set.
final class GaugeSeries: Series, MeterHandler, RecorderHandler {
  let id: SeriesID
  private let value = Mutex(0.0)

  init(_ id: SeriesID) { self.id = id }

  var samples: Samples { .gauge(value.withLock { $0 }) }

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
}

/// A series with the sum and the count of the recorded numbers.
final class SummarySeries: Series, RecorderHandler {
  let id: SeriesID
  private let state = Mutex((sum: 0.0, count: 0))

  init(_ id: SeriesID) { self.id = id }

  var samples: Samples {
    let (sum, count) = state.withLock { $0 }
    return .summary(sum: sum, count: count)
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    state.withLock { state in
      state.sum += value
      state.count += 1
    }
  }
}

/// A series of durations, in buckets from a tenth of a millisecond to ten seconds.
final class TimerSeries: Series, TimerHandler {
  /// The upper bounds in seconds. A duration that is equal to a bound is inside of its bucket.
  static let bounds = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]

  let id: SeriesID
  private let state = Mutex((counts: Array(repeating: 0, count: bounds.count + 1), nanoseconds: 0.0))

  init(_ id: SeriesID) { self.id = id }

  var samples: Samples {
    let (counts, nanoseconds) = state.withLock { $0 }
    return .histogram(bounds: Self.bounds, counts: counts, sum: nanoseconds / 1e9)
  }

  func recordNanoseconds(_ duration: Int64) {
    let seconds = Double(duration) / 1e9
    let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.counts[bucket] += 1
      state.nanoseconds += Double(duration)
    }
  }
}
