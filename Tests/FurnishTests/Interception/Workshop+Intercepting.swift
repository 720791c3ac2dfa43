import Furnish

// The interception of each endpoint, written out as the expansion of `@ClosureService` is.

extension Workshop {
  func intercepting(_ interceptor: any ServiceInterceptor) -> Self {
    let endpoints = Self.serviceEndpoints
    var service = self
    if interceptor.intercepts(endpoints[0]) {
      service.count = { a1, a2 in
        interceptor.intercept(ServiceCall(endpoints[0]) { [a1, a2] }) { () -> String in self.count(a1, a2) }
      }
    }
    if interceptor.intercepts(endpoints[1]) {
      service.tidy = { interceptor.intercept(ServiceCall(endpoints[1])) { () -> Void in self.tidy() } }
    }
    if interceptor.intercepts(endpoints[2]) {
      service.check = { a1 in
        try interceptor.intercept(ServiceCall(endpoints[2]) { [a1] }) { () throws -> Int in try self.check(a1) }
      }
    }
    if interceptor.intercepts(endpoints[3]) {
      service.weigh = { a1 throws(WorkshopError) in
        try interceptor.intercept(ServiceCall(endpoints[3]) { [a1] }) { () throws(WorkshopError) -> Int in
          try self.weigh(a1)
        }
      }
    }
    if interceptor.intercepts(endpoints[4]) {
      service.lend = { a1 in
        await interceptor.intercept(ServiceCall(endpoints[4]) { [a1] }) { () async -> Int in await self.lend(a1) }
      }
    }
    if interceptor.intercepts(endpoints[5]) {
      service.find = { a1 in
        try await interceptor.intercept(ServiceCall(endpoints[5]) { [a1] }) { () async throws -> Int? in
          try await self.find(a1)
        }
      }
    }
    if interceptor.intercepts(endpoints[6]) {
      service.order = { a1 async throws(WorkshopError) in
        try await interceptor.intercept(ServiceCall(endpoints[6]) { [a1] }) {
          () async throws(WorkshopError) -> Int in try await self.order(a1)
        }
      }
    }
    interceptIsolated(endpoints, interceptor, &service)
    interceptOwning(endpoints, interceptor, &service)
    return service
  }

  private func interceptIsolated(
    _ endpoints: [ServiceEndpoint], _ interceptor: any ServiceInterceptor, _ service: inout Self
  ) {
    if interceptor.intercepts(endpoints[7]) {
      service.show = { a1 in
        interceptor.intercept(ServiceCall(endpoints[7]) { [a1] }) { () -> Int in self.show(a1) }
      }
    }
    if interceptor.intercepts(endpoints[8]) {
      service.ask = { a1 in
        try await interceptor.intercept(ServiceCall(endpoints[8]) { [a1] }) { () async throws -> Int in
          try await self.ask(a1)
        }
      }
    }
    if interceptor.intercepts(endpoints[9]) {
      service.grind = { a1 in
        interceptor.intercept(ServiceCall(endpoints[9]) { [UnseenArgument("inout")] }) { () -> Void in
          self.grind(&a1)
        }
      }
    }
    if interceptor.intercepts(endpoints[10]) {
      service.polish = { a1 in
        try await interceptor.intercept(ServiceCall(endpoints[10]) { [UnseenArgument("inout")] }) {
          () async throws -> Void in try await self.polish(&a1)
        }
      }
    }
    if interceptor.intercepts(endpoints[11]) {
      service.sum = { (a1: Int...) in
        interceptor.intercept(ServiceCall(endpoints[11]) { [a1] }) { () -> Int in
          unsafeBitCast(self.sum, to: (@Sendable ([Int]) -> Int).self)(a1)
        }
      }
    }
  }

  private func interceptOwning(
    _ endpoints: [ServiceEndpoint], _ interceptor: any ServiceInterceptor, _ service: inout Self
  ) {
    if interceptor.intercepts(endpoints[12]) {
      service.measure = { a1 in
        interceptor.intercept(ServiceCall(endpoints[12]) { [UnseenArgument("borrowing")] }) { () -> Int in
          self.measure(a1)
        }
      }
    }
    if interceptor.intercepts(endpoints[13]) {
      service.saw = { a1 in
        let a1 = ConsumedArgument(a1, of: endpoints[13])
        return try await interceptor.intercept(ServiceCall(endpoints[13]) { [UnseenArgument("consuming")] }) {
          () async throws -> Int in try await self.saw(a1.take())
        }
      }
    }
    if interceptor.intercepts(endpoints[14]) {
      service.store = { a1 in
        let a1 = SentArgument(a1, of: endpoints[14])
        return await interceptor.intercept(ServiceCall(endpoints[14]) { [UnseenArgument("sending")] }) {
          () async -> Int in await self.store(a1.take())
        }
      }
    }
    if interceptor.intercepts(endpoints[15]) {
      service.open = { a1 in
        interceptor.intercept(ServiceCall(endpoints[15]) { [a1] }) { () -> Box in self.open(a1) }
      }
    }
    if interceptor.intercepts(endpoints[16]) {
      service.fill = { a1 in
        try interceptor.intercept(ServiceCall(endpoints[16]) { [a1] }) { () throws -> Void in try self.fill(a1) }
      }
    }
    if interceptor.intercepts(endpoints[17]) {
      service.each = { a1 in
        interceptor.intercept(ServiceCall(endpoints[17]) { [UnseenArgument("function")] }) { () -> Int in
          self.each(a1)
        }
      }
    }
  }
}
