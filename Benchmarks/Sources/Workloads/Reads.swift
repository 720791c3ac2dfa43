import BlackHole
import Furnish

/// The cost of reading `ServiceValues.current`.
extension Workload {
  static let reads = [
    Workload("read a default") { readRetries($0) },
    Workload("read a default, something else overridden") { count in
      withServices {
        $0.client = Client()
      } operation: {
        readRetries(count)
      }
    },
    Workload("read a default, 50 layers deep") { count in
      under(depth: 50) { readRetries(count) }
    },
    Workload("read an override") { count in
      withServices {
        $0.retries = 4
      } operation: {
        readRetries(count)
      }
    },
    Workload("read an override, 50 layers deep") { count in
      withServices {
        $0.retries = 4
      } operation: {
        under(depth: 50) { readRetries(count) }
      }
    },
    Workload("read a default that is a class") { count in
      for _ in 0..<count { consume(ServiceValues.current.client.number) }
    },
    Workload("read from values in hand") { count in
      let values = ServiceValues.current
      for _ in 0..<count { consume(values.retries) }
    },
  ]
}

@inline(never)
private func readRetries(_ count: Int) {
  for _ in 0..<count { consume(ServiceValues.current.retries) }
}
