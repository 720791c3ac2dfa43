import Furnish

struct Google: Service {
  var environment = ServiceValues()
  var endpoints = (
    open: { environment in { query in
      print(query, environment.retries)
      print(environment.httpClient)
    } } as Endpoint<@Sendable (String) -> Void>,
    fetch: { _ in { 3 } } as Endpoint<@Sendable () -> Int>
  )
}
