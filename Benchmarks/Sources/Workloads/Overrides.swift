import BlackHole
import Furnish

/// The cost of overrides.
extension Workload {
  static let overrides = [
    Workload("override one value") { overrideRetries($0) },
    Workload("override one value, 50 layers deep") { count in
      under(depth: 50) { overrideRetries(count) }
    },
    Workload("override one, read five overrides, depth 1") { count in
      withFiveOverrides { overrideAndReadFive(count) }
    },
    Workload("override one, read five overrides, depth 50") { count in
      withFiveOverrides {
        under(depth: 49) { overrideAndReadFive(count) }
      }
    },
    Workload("override one, read five defaults, depth 1") { overrideAndReadFive($0) },
    Workload("override one, read five defaults, depth 50") { count in
      under(depth: 49) { overrideAndReadFive(count) }
    },
  ]
}

@inline(never)
private func overrideRetries(_ count: Int) {
  for _ in 0..<count {
    withServices {
      $0.retries = 5
    } operation: {
      consume(1)
    }
  }
}

@inline(never)
private func overrideAndReadFive(_ count: Int) {
  for _ in 0..<count {
    withServices {
      $0.retries = 5
    } operation: {
      let values = ServiceValues.current
      consume(values.first)
      consume(values.second)
      consume(values.third)
      consume(values.fourth)
      consume(values.fifth)
    }
  }
}

private func withFiveOverrides(_ body: () -> Void) {
  withServices {
    $0.first = 1
    $0.second = 1
    $0.third = 1
    $0.fourth = 1
    $0.fifth = 1
  } operation: {
    body()
  }
}
