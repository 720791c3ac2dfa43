import Testing

/// The code for endpoints that declare the errors that they throw.
struct ClosureServiceErrorsExpansionTests {
  @Test func `an endpoint that throws one type of error is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var check: @Sendable (_ id: Int) throws(Failure) -> Bool
        }
        """,
      is: #"""

        struct S: Sendable {
          var check: @Sendable (_ id: Int) throws(Failure) -> Bool

          nonisolated init(
            check: @escaping @Sendable (_ id: Int) throws(Failure) -> Bool
          ) {
            self.check = check
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              check: { _ throws(Failure) in try endpoints[0].unimplemented(throwing: (Failure).self) }
            )
          }

          nonisolated func check(id: Int) throws(Failure) -> Bool {
            try self.check(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("check", of: "S", at: \Self.check, parameters: ["id"], throwing: (Failure).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.check = { argument1 throws(Failure) in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try interceptor.intercept(call) { () throws(Failure) -> Bool in
                  try self.check(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an asynchronous endpoint that throws one type of error is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var check: @Sendable (_ id: Int) async throws(Net.Failure) -> Bool
        }
        """,
      is: #"""

        struct S: Sendable {
          var check: @Sendable (_ id: Int) async throws(Net.Failure) -> Bool

          nonisolated init(
            check: @escaping @Sendable (_ id: Int) async throws(Net.Failure) -> Bool
          ) {
            self.check = check
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              check: { _ async throws(Net.Failure) in try endpoints[0].unimplemented(throwing: (Net.Failure).self) }
            )
          }

          nonisolated func check(id: Int) async throws(Net.Failure) -> Bool {
            try await self.check(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("check", of: "S", at: \Self.check, parameters: ["id"], isAsync: true, throwing: (Net.Failure).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.check = { argument1 async throws(Net.Failure) in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws(Net.Failure) -> Bool in
                  try await self.check(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that throws any error explicitly is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var check: @Sendable () throws(any Error) -> Bool
        }
        """,
      is: #"""

        struct S: Sendable {
          var check: @Sendable () throws(any Error) -> Bool

          nonisolated init(
            check: @escaping @Sendable () throws(any Error) -> Bool
          ) {
            self.check = check
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              check: { try endpoints[0].unimplemented() }
            )
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("check", of: "S", at: \Self.check, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.check = {
                let call = Furnish.ServiceCall(endpoints[0])
                return try interceptor.intercept(call) { () throws(any Error) -> Bool in
                  try self.check()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that throws Never is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var check: @Sendable (_ id: Int) throws(Never) -> Bool
        }
        """,
      is: #"""

        struct S: Sendable {
          var check: @Sendable (_ id: Int) throws(Never) -> Bool

          nonisolated init(
            check: @escaping @Sendable (_ id: Int) throws(Never) -> Bool
          ) {
            self.check = check
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              check: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func check(id: Int) throws(Never) -> Bool {
            self.check(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("check", of: "S", at: \Self.check, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.check = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () throws(Never) -> Bool in
                  self.check(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
