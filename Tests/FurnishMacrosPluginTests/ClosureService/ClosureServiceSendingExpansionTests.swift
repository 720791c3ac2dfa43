import Testing

/// The code for `sending` parameters and results, and for variadic parameters.
struct ClosureServiceSendingExpansionTests {
  @Test func `a sent parameter is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var send: @Sendable (_ parcel: sending Parcel) async -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var send: @Sendable (_ parcel: sending Parcel) async -> Void

          nonisolated init(
            send: @escaping @Sendable (_ parcel: sending Parcel) async -> Void
          ) {
            self.send = send
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              send: { _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func send(parcel: sending Parcel) async {
            await self.send(parcel)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("send", of: "S", at: \Self.send, parameters: ["parcel"], isAsync: true, isRepeatable: false, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.send = { argument1 in
                let argument1 = Furnish.SentArgument(argument1, of: endpoints[0])
                let call = Furnish.ServiceCall(endpoints[0]) { [Furnish.UnseenArgument("sending")] }
                return await interceptor.intercept(call) { () async -> Void in
                  await self.send(argument1.take())
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a sent result is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var receive: @Sendable (_ id: Int) async -> sending Parcel
        }
        """,
      is: #"""

        struct S: Sendable {
          var receive: @Sendable (_ id: Int) async -> sending Parcel

          nonisolated init(
            receive: @escaping @Sendable (_ id: Int) async -> sending Parcel
          ) {
            self.receive = receive
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              receive: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func receive(id: Int) async -> sending Parcel {
            await self.receive(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("receive", of: "S", at: \Self.receive, parameters: ["id"], isAsync: true, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.receive = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return await interceptor.intercept(call) { () async -> Parcel in
                  await self.receive(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a variadic parameter is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var sum: @Sendable (_ numbers: Int...) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var sum: @Sendable (_ numbers: Int...) -> Int

          nonisolated init(
            sum: @escaping @Sendable (_ numbers: Int...) -> Int
          ) {
            self.sum = sum
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              sum: { (_: Int...) in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func sum(numbers: Int...) -> Int {
            unsafeBitCast(self.sum, to: (@Sendable ([Int]) -> Int).self)(numbers)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("sum", of: "S", at: \Self.sum, parameters: ["numbers"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.sum = { (argument1: Int...) in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  unsafeBitCast(self.sum, to: (@Sendable ([Int]) -> Int).self)(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a variadic parameter after another one is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var sum: @Sendable (_ start: Int, _ numbers: Int...) async throws -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var sum: @Sendable (_ start: Int, _ numbers: Int...) async throws -> Int

          nonisolated init(
            sum: @escaping @Sendable (_ start: Int, _ numbers: Int...) async throws -> Int
          ) {
            self.sum = sum
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              sum: { (_: Int, _: Int...) in try endpoints[0].unimplemented() }
            )
          }

          nonisolated func sum(start: Int, numbers: Int...) async throws -> Int {
            try await unsafeBitCast(self.sum, to: (@Sendable (Int, [Int]) async throws -> Int).self)(start, numbers)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("sum", of: "S", at: \Self.sum, parameters: ["start", "numbers"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.sum = { (argument1: Int, argument2: Int...) in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any, argument2 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Int in
                  try await unsafeBitCast(self.sum, to: (@Sendable (Int, [Int]) async throws -> Int).self)(argument1, argument2)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
