import CoreMetrics
import LandmarkMetrics
import Testing

/// The text of the metrics, word for word.
@Suite struct ExpositionTests {
  let metrics = PrometheusMetrics()

  @Test func `a back end without metrics has an empty text`() {
    #expect(metrics.text == "")
  }

  @Test func `a counter grows and never decreases`() {
    let counter = Counter(label: "visits", dimensions: [("page", "home")], factory: metrics)
    counter.increment(by: 2)
    counter.increment()
    counter.increment(by: -5)
    #expect(metrics.text == "# TYPE visits_total counter\nvisits_total{page=\"home\"} 3\n")
    counter.reset()
    #expect(metrics.text == "# TYPE visits_total counter\nvisits_total{page=\"home\"} 0\n")
  }

  @Test func `a counter adds fractions, and no second suffix to a label that ends in total`() {
    FloatingPointCounter(label: "hours_total", factory: metrics).increment(by: 1.25)
    #expect(metrics.text == "# TYPE hours_total counter\nhours_total 1.25\n")
  }

  @Test func `a meter is set, increased and decreased`() {
    let meter = Meter(label: "open connections", factory: metrics)
    meter.set(7)
    meter.increment(by: 2)
    meter.decrement(by: 0.5)
    #expect(metrics.text == "# TYPE open_connections gauge\nopen_connections 8.5\n")
  }

  @Test func `a recorder without aggregation is a gauge, and one with it is a summary`() {
    Gauge(label: "temperature", factory: metrics).record(-3)
    let recorder = Recorder(label: "bytes", factory: metrics)
    recorder.record(10)
    recorder.record(2.5)
    #expect(
      metrics.text == """
        # TYPE bytes summary
        bytes_sum 12.5
        bytes_count 2
        # TYPE temperature gauge
        temperature -3

        """)
  }

  @Test func `a timer counts the durations up to each bound in seconds`() {
    let timer = Timer(label: "call.duration", dimensions: [("endpoint", "fetch")], factory: metrics)
    for nanoseconds in [99_000, 100_000, 100_001, 2_000_000_000, 60_000_000_000] {
      timer.recordNanoseconds(Int64(nanoseconds))
    }
    #expect(
      metrics.text == """
        # TYPE call_duration_seconds histogram
        call_duration_seconds_bucket{endpoint="fetch",le="0.0001"} 2
        call_duration_seconds_bucket{endpoint="fetch",le="0.0005"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="0.001"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="0.005"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="0.01"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="0.05"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="0.1"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="0.5"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="1"} 3
        call_duration_seconds_bucket{endpoint="fetch",le="5"} 4
        call_duration_seconds_bucket{endpoint="fetch",le="10"} 4
        call_duration_seconds_bucket{endpoint="fetch",le="+Inf"} 5
        call_duration_seconds_sum{endpoint="fetch"} 62.000299001
        call_duration_seconds_count{endpoint="fetch"} 5

        """)
  }

  @Test func `backslashes, quotes and line feeds in the values of labels are escaped`() {
    Gauge(label: "a", dimensions: [("path", "C:\\\"x\"\r\n東京")], factory: metrics).record(1)
    #expect(metrics.text == "# TYPE a gauge\na{path=\"C:\\\\\\\"x\\\"\r\\n東京\"} 1\n")
  }

  @Test func `names that Prometheus refuses are changed`() {
    Gauge(label: "2 café:x", dimensions: [("le", "a"), ("__x", "b"), ("http.route", "/")], factory: metrics).record(1)
    #expect(
      metrics.text == """
        # TYPE _2_caf_:x gauge
        _2_caf_:x{exported___x="b",exported_le="a",http_route="/"} 1

        """)
  }

  @Test func `the first of two labels with one name is used`() {
    Gauge(label: "a", dimensions: [("b.c", "first"), ("b-c", "second")], factory: metrics).record(1)
    #expect(metrics.text.contains("a{b_c=\"first\"} 1\n"))
  }

  @Test func `infinite and undefined numbers are written as +Inf, -Inf and NaN`() {
    for (label, value) in [("a", Double.nan), ("b", .infinity), ("c", -.infinity), ("d", 1e300)] {
      Gauge(label: label, factory: metrics).record(value)
    }
    let lines = metrics.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines == ["a NaN", "b +Inf", "c -Inf", "d 1e+300"])
  }

  @Test func `the series of a family follow each other under one type`() {
    for label in ["b", "a", "b"] {
      for page in ["y", "x"] { Counter(label: label, dimensions: [("page", page)], factory: metrics).increment() }
    }
    #expect(
      metrics.text == """
        # TYPE a_total counter
        a_total{page="x"} 1
        a_total{page="y"} 1
        # TYPE b_total counter
        b_total{page="x"} 2
        b_total{page="y"} 2

        """)
  }

  @Test func `two kinds under one name are two families`() {
    Meter(label: "load", factory: metrics).set(1)
    Recorder(label: "load", factory: metrics).record(2)
    Meter(label: "load", factory: metrics).increment(by: 1)
    #expect(
      metrics.text == """
        # TYPE load gauge
        load 2
        # TYPE load_summary summary
        load_summary_sum 2
        load_summary_count 1

        """)
  }

  @Test func `a metric that is destroyed is not shown, and starts again at zero`() {
    let counter = Counter(label: "visits", factory: metrics)
    counter.increment()
    counter.destroy()
    #expect(metrics.text == "")
    Counter(label: "visits", factory: metrics).increment()
    #expect(metrics.text == "# TYPE visits_total counter\nvisits_total 1\n")
  }

  @Test func `every increment of many tasks is counted`() async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask { [metrics] in
          for round in 0..<500 {
            Counter(label: "rounds", dimensions: [("kind", "\(round % 3)")], factory: metrics).increment()
            Timer(label: "turns", factory: metrics).recordNanoseconds(Int64(task * round))
            if round.isMultiple(of: 100) { _ = metrics.text }
          }
        }
      }
    }
    let lines = metrics.text.split(separator: "\n")
    #expect(lines.contains("turns_seconds_count 8000"))
    #expect(lines.contains("rounds_total{kind=\"0\"} 2672"))
    #expect(lines.contains("rounds_total{kind=\"1\"} 2672"))
    #expect(lines.contains("rounds_total{kind=\"2\"} 2656"))
  }
}
