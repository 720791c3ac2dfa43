// The programs of the article "Use services as values", which each build compiles.
import Dispatch
import Furnish

// snippet.client
final class HTTPClient: Sendable {
  let retries: Int
  init(retries: Int) { self.retries = retries }
}
// snippet.end

enum LocaleKey: ServiceKey {
  static var defaultValue: String { "en" }
}

extension ServiceValues {
  var locale: String {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

// snippet.declaring
enum HTTPClientKey: ServiceKey {
  static var defaultValue: HTTPClient { HTTPClient(retries: ServiceValues.current.retries) }
  static var testValue: HTTPClient { HTTPClient(retries: 0) }
}

enum RetriesKey: ServiceKey {
  static var defaultValue: Int { 3 }
  static var testValue: Int { 0 }
}

extension ServiceValues {
  var httpClient: HTTPClient {
    get { self[HTTPClientKey.self] }
    set { self[HTTPClientKey.self] = newValue }
  }
  var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }
}
// snippet.end

struct Facts: Sendable {
  static let live = Facts { number in "\(number) is a fact." }
  let fact: @Sendable (Int) -> String
}

// snippet.splitting
enum FactsKey: TestServiceKey {  // in the module of the interface
  static var testValue: Facts { Facts { number in "\(number) is a number." } }
}

extension FactsKey: ServiceKey {  // in the module of the implementation
  static var defaultValue: Facts { .live }
}
// snippet.end

func overriding() {
  // snippet.overriding
  withServices {
    $0.retries = 5
  } operation: {
    print(ServiceValues.current.retries)  // 5
    withServices {
      $0.retries = 9
    } operation: {
      print(ServiceValues.current.retries)  // 9: the inner one wins
    }
  }
  // snippet.end
}

func escaping(on queue: DispatchQueue) {
  // snippet.escaping
  withEscapedServices { continuation in
    queue.async {
      continuation.yield {
        print(ServiceValues.current.retries)
      }
    }
  }
  // snippet.end
}

func layers() {
  // snippet.layers
  let outside = ServiceValues.current.httpClient
  withServices {
    $0.retries = 5
  } operation: {
    let inside = ServiceValues.current.httpClient
    print(inside === outside, inside.retries)  // false 5
    print(inside === ServiceValues.current.httpClient)  // true: created once
  }
  withServices {
    $0.locale = "fr"
  } operation: {
    print(ServiceValues.current.httpClient === outside)  // true
  }
  // snippet.end
}

// snippet.reading
struct Downloader {
  @Injected(\.retries) var retries
}

let downloader = withServices {
  $0.retries = 5
} operation: {
  Downloader()
}
print(downloader.retries)  // 5
withServices {
  $0.retries = 1
} operation: {
  print(downloader.retries)  // 1
}
// snippet.end

// snippet.services
struct Search: Service {
  var environment = ServiceValues()
  var endpoints = (
    find: { environment in
      { query in "\(query), tried \(environment.retries) times" }
    } as Endpoint<@Sendable (String) -> String>,
    name: { _ in { "the usual one" } } as Endpoint<@Sendable () -> String>
  )
}

withServices {
  $0[service: \Search.self].endpoints.name = { _ in { "another one" } }
} operation: {
  let search = ServiceValues.current[service: \Search.self]
  print(search.name())  // another one
  print(search.find("swift"))  // swift, tried 3 times
}
// snippet.end

overriding()
layers()
let queue = DispatchQueue(label: "callbacks")
escaping(on: queue)
queue.sync {}
