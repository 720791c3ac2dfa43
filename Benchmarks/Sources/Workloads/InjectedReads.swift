import BlackHole
import Furnish

/// The cost of reading through `@Injected`.
extension Workload {
  static let injected = [
    Workload("@Injected, a default") { readRetries(of: Owner(), $0) },
    Workload("@Injected, an override around both") { count in
      withServices {
        $0.retries = 4
      } operation: {
        readRetries(of: Owner(), count)
      }
    },
    Workload("@Injected, an override around the read") { count in
      let owner = Owner()
      withServices {
        $0.retries = 4
      } operation: {
        readRetries(of: owner, count)
      }
    },
    Workload("@Injected, an override around each") { count in
      withServices {
        $0.client = Client()
      } operation: {
        let owner = Owner()
        withServices {
          $0.retries = 4
        } operation: {
          readRetries(of: owner, count)
        }
      }
    },
    Workload("@Injected, a default that is a class") { count in
      let owner = Owner()
      for _ in 0..<count { consume(owner.client.number) }
    },
  ]
}

struct Owner {
  @Injected(\.retries) var retries
  @Injected(\.client) var client
}

@inline(never)
private func readRetries(of owner: Owner, _ count: Int) {
  for _ in 0..<count { consume(owner.retries) }
}

/// Reads a value of a value type. Two threads call this at the same time.
@inline(never)
public func readSharedInjected(_ count: Int) {
  let owner = Owner()
  readRetries(of: owner, count)
}

/// Reads an object, whose references are counted. Two threads call this at the same time.
@inline(never)
public func readSharedObject(_ count: Int) {
  let owner = Owner()
  for _ in 0..<count { consume(owner.client) }
}
