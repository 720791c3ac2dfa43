public import CoreMetrics
import Synchronization

/// A back end of swift-metrics that stores every metric in memory, and writes all of them in the text format of
/// Prometheus.
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// MetricsSystem.bootstrap(metrics)
/// Counter(label: "visits", dimensions: [("page", "home")]).increment()
/// print(metrics.text)  // visits_total{page="home"} 1
/// ```
///
/// Counters become counters, meters and recorders without aggregation become gauges, recorders with aggregation become
/// summaries without quantiles, and timers become histograms in seconds. A series is stored until it is destroyed, so
/// dimensions must have few different values. Any thread may use a back end.
public final class PrometheusMetrics: MetricsFactory {
  private struct State {
    var series: [SeriesID: any Series] = [:]
    /// The kind of each family. In the format, one name has one kind.
    var kinds: [String: MetricKind] = [:]
  }

  private let state = Mutex(State())

  /// Creates a back end without metrics.
  public init() {}

  /// All metrics, in the text format 0.0.4, families and series in alphabetical order.
  public var text: String {
    let series = state.withLock { Array($0.series) }
    return ExpositionText(series.map { ($0.key, $0.value.samples) }).text
  }

  // MARK: MetricsFactory

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter) { CountedSeries($0) }
  }

  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    series(label, dimensions, .counter) { CountedSeries($0) }
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge) { GaugeSeries($0) }
  }

  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    aggregate
      ? series(label, dimensions, .summary) { SummarySeries($0) }
      : series(label, dimensions, .gauge) { GaugeSeries($0) }
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram) { TimerSeries($0) }
  }

  public func destroyCounter(_ handler: any CounterHandler) { destroy(handler) }
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { destroy(handler) }
  public func destroyMeter(_ handler: any MeterHandler) { destroy(handler) }
  public func destroyRecorder(_ handler: any RecorderHandler) { destroy(handler) }
  public func destroyTimer(_ handler: any TimerHandler) { destroy(handler) }

  /// Returns the series of a label and its dimensions, which all metrics with the same label and dimensions share.
  private func series<S: Series>(
    _ label: String, _ dimensions: [(String, String)], _ kind: MetricKind, _ make: (SeriesID) -> S
  ) -> S {
    state.withLock { state in
      var id = SeriesID(label, dimensions, kind)
      // Two kinds under one name would make the whole text invalid.
      while let other = state.kinds[id.name], other != kind { id.name += "_\(kind.rawValue)" }
      state.kinds[id.name] = kind
      // A family of one kind has series of one class.
      if let existing = state.series[id] as? S { return existing }
      let new = make(id)
      state.series[id] = new
      return new
    }
  }

  private func destroy(_ handler: AnyObject) {
    guard let series = handler as? any Series else { return }
    state.withLock { $0.series[series.id] = nil }
  }
}
