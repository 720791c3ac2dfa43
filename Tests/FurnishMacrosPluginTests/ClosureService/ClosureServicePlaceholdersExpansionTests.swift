import Testing

/// The code for placeholders, which are closures at the declarations of endpoints.
struct ClosureServicePlaceholdersExpansionTests {
  @Test func `a placeholder is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable (_ by: Int) -> Int = { $0 }
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var tick: @Sendable (_ by: Int) -> Int = { $0 }

          nonisolated init(
            tick: (@Sendable (_ by: Int) -> Int)? = nil
          ) {
            if let tick { self.tick = tick }
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            var service = Self()
            let placeholders = service
            service.tick = { argument1 in
              endpoints[0].unimplementedWithPlaceholder()
              return placeholders.tick(argument1)
            }
            return service
          }

          nonisolated func tick(by: Int) -> Int {
            self.tick(by)
          }
        }

        extension Clock: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("tick", of: "Clock", at: \Self.tick, parameters: ["by"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.tick = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.tick(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `placeholders of every kind are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var wait: @Sendable (_ by: Int) async throws -> Int = { $0 }
          var grow: @Sendable (_ size: inout Int) throws(Failure) -> Void = { $0 += 1 }
          var eat: @Sendable (_ file: consuming File) -> Int = { $0.size }
          var sum: @Sendable (_ numbers: Int...) -> Int = { (numbers: Int...) in numbers.count }
          var needed: @Sendable () -> Int
        }
        """,
      is: #"""

        struct Clock: Sendable {
          var wait: @Sendable (_ by: Int) async throws -> Int = { $0 }
          var grow: @Sendable (_ size: inout Int) throws(Failure) -> Void = { $0 += 1 }
          var eat: @Sendable (_ file: consuming File) -> Int = { $0.size }
          var sum: @Sendable (_ numbers: Int...) -> Int = { (numbers: Int...) in numbers.count }
          var needed: @Sendable () -> Int

          nonisolated init(
            wait: (@Sendable (_ by: Int) async throws -> Int)? = nil,
            grow: (@Sendable (_ size: inout Int) throws(Failure) -> Void)? = nil,
            eat: (@Sendable (_ file: consuming File) -> Int)? = nil,
            sum: (@Sendable (_ numbers: Int...) -> Int)? = nil,
            needed: @escaping @Sendable () -> Int
          ) {
            if let wait { self.wait = wait }
            if let grow { self.grow = grow }
            if let eat { self.eat = eat }
            if let sum { self.sum = sum }
            self.needed = needed
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            var service = Self(
              needed: { endpoints[4].unimplementedWithoutAnswer() }
            )
            let placeholders = service
            service.wait = { argument1 in
              try endpoints[0].unimplementedWithPlaceholder(throwing: (any Swift.Error).self)
              return try await placeholders.wait(argument1)
            }
            service.grow = { argument1 throws(Failure) in
              try endpoints[1].unimplementedWithPlaceholder(throwing: (Failure).self)
              return try placeholders.grow(&argument1)
            }
            service.eat = { argument1 in
              endpoints[2].unimplementedWithPlaceholder()
              return placeholders.eat(argument1)
            }
            service.sum = { (argument1: Int...) in
              endpoints[3].unimplementedWithPlaceholder()
              return unsafeBitCast(placeholders.sum, to: (@Sendable ([Int]) -> Int).self)(argument1)
            }
            return service
          }

          nonisolated func wait(by: Int) async throws -> Int {
            try await self.wait(by)
          }

          nonisolated func grow(size: inout Int) throws(Failure) {
            try self.grow(&size)
          }

          nonisolated func eat(file: consuming File) -> Int {
            self.eat(file)
          }

          nonisolated func sum(numbers: Int...) -> Int {
            unsafeBitCast(self.sum, to: (@Sendable ([Int]) -> Int).self)(numbers)
          }
        }

        extension Clock: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("wait", of: "Clock", at: \Self.wait, parameters: ["by"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
              Furnish.ServiceEndpoint("grow", of: "Clock", at: \Self.grow, parameters: ["size"], throwing: (Failure).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
              Furnish.ServiceEndpoint("eat", of: "Clock", at: \Self.eat, parameters: ["file"], isRepeatable: false, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 5, column: 7),
              Furnish.ServiceEndpoint("sum", of: "Clock", at: \Self.sum, parameters: ["numbers"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 6, column: 7),
              Furnish.ServiceEndpoint("needed", of: "Clock", at: \Self.needed, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 7, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.wait = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Int in
                  try await self.wait(argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service.grow = { argument1 throws(Failure) in
                let call = Furnish.ServiceCall(endpoints[1]) { [Furnish.UnseenArgument("inout")] }
                return try interceptor.intercept(call) { () throws(Failure) -> Void in
                  try self.grow(&argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[2]) {
              service.eat = { argument1 in
                let argument1 = Furnish.ConsumedArgument(argument1, of: endpoints[2])
                let call = Furnish.ServiceCall(endpoints[2]) { [Furnish.UnseenArgument("consuming")] }
                return interceptor.intercept(call) { () -> Int in
                  self.eat(argument1.take())
                }
              }
            }
            if interceptor.intercepts(endpoints[3]) {
              service.sum = { (argument1: Int...) in
                let call = Furnish.ServiceCall(endpoints[3]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  unsafeBitCast(self.sum, to: (@Sendable ([Int]) -> Int).self)(argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[4]) {
              service.needed = {
                let call = Furnish.ServiceCall(endpoints[4])
                return interceptor.intercept(call) { () -> Int in
                  self.needed()
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
