import Testing

/// The code for parameters that are not copied.
struct ClosureServiceOwnershipExpansionTests {
  @Test func `an inout parameter is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var grow: @Sendable (_ size: inout Int) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var grow: @Sendable (_ size: inout Int) -> Void

          nonisolated init(
            grow: @escaping @Sendable (_ size: inout Int) -> Void
          ) {
            self.grow = grow
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              grow: { _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func grow(size: inout Int) {
            self.grow(&size)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("grow", of: "S", at: \Self.grow, parameters: ["size"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.grow = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [Furnish.UnseenArgument("inout")] }
                return interceptor.intercept(call) { () -> Void in
                  self.grow(&argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an asynchronous inout parameter is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var grow: @Sendable (_ size: inout Int, _ by: Int) async throws -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var grow: @Sendable (_ size: inout Int, _ by: Int) async throws -> Void

          nonisolated init(
            grow: @escaping @Sendable (_ size: inout Int, _ by: Int) async throws -> Void
          ) {
            self.grow = grow
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              grow: { _, _ in try endpoints[0].unimplemented() }
            )
          }

          nonisolated func grow(size: inout Int, by: Int) async throws {
            try await self.grow(&size, by)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("grow", of: "S", at: \Self.grow, parameters: ["size", "by"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.grow = { argument1, argument2 in
                let call = Furnish.ServiceCall(endpoints[0]) { [Furnish.UnseenArgument("inout"), argument2 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Void in
                  try await self.grow(&argument1, argument2)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a borrowed parameter is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var read: @Sendable (_ file: borrowing File) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var read: @Sendable (_ file: borrowing File) -> Int

          nonisolated init(
            read: @escaping @Sendable (_ file: borrowing File) -> Int
          ) {
            self.read = read
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              read: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func read(file: borrowing File) -> Int {
            self.read(file)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("read", of: "S", at: \Self.read, parameters: ["file"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.read = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [Furnish.UnseenArgument("borrowing")] }
                return interceptor.intercept(call) { () -> Int in
                  self.read(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a consumed parameter is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var close: @Sendable (_ file: consuming File) async throws -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var close: @Sendable (_ file: consuming File) async throws -> Int

          nonisolated init(
            close: @escaping @Sendable (_ file: consuming File) async throws -> Int
          ) {
            self.close = close
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              close: { _ in try endpoints[0].unimplemented() }
            )
          }

          nonisolated func close(file: consuming File) async throws -> Int {
            try await self.close(file)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("close", of: "S", at: \Self.close, parameters: ["file"], isAsync: true, throwing: (any Swift.Error).self, isRepeatable: false, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.close = { argument1 in
                let argument1 = Furnish.ConsumedArgument(argument1, of: endpoints[0])
                let call = Furnish.ServiceCall(endpoints[0]) { [Furnish.UnseenArgument("consuming")] }
                return try await interceptor.intercept(call) { () async throws -> Int in
                  try await self.close(argument1.take())
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
