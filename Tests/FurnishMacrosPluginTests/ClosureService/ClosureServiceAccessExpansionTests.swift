import Testing

/// The access level of the generated code.
struct ClosureServiceAccessExpansionTests {
  @Test func `a public service is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          public var fetch: @Sendable (_ id: String) async throws -> Landmark?
        }
        """,
      is: #"""

        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          public var fetch: @Sendable (_ id: String) async throws -> Landmark?

          public nonisolated init(
            store: LandmarkStore,
            fetch: @escaping @Sendable (_ id: String) async throws -> Landmark?
          ) {
            self.store = store
            self.fetch = fetch
          }

          public nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { _ in try endpoints[0].unimplemented() }
            )
          }

          public nonisolated func fetch(id: String) async throws -> Landmark? {
            try await self.fetch(id)
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          public nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, parameters: ["id"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 14),
            ]
          }

          public nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Landmark? in
                  try await self.fetch(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a public service with an internal endpoint is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          var fetch: @Sendable (_ id: String) -> Landmark?
        }
        """,
      is: #"""

        public struct LandmarkService: Sendable {
          public let store: LandmarkStore
          var fetch: @Sendable (_ id: String) -> Landmark?

          nonisolated init(
            store: LandmarkStore,
            fetch: @escaping @Sendable (_ id: String) -> Landmark?
          ) {
            self.store = store
            self.fetch = fetch
          }

          public nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func fetch(id: String) -> Landmark? {
            self.fetch(id)
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          public nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          public nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Landmark? in
                  self.fetch(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a package service is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        package struct LandmarkService: Sendable {
          package let store: LandmarkStore
          package var fetch: @Sendable (_ id: String) -> Landmark?
        }
        """,
      is: #"""

        package struct LandmarkService: Sendable {
          package let store: LandmarkStore
          package var fetch: @Sendable (_ id: String) -> Landmark?

          package nonisolated init(
            store: LandmarkStore,
            fetch: @escaping @Sendable (_ id: String) -> Landmark?
          ) {
            self.store = store
            self.fetch = fetch
          }

          package nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          package nonisolated func fetch(id: String) -> Landmark? {
            self.fetch(id)
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          package nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 15),
            ]
          }

          package nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Landmark? in
                  self.fetch(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a private service is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        private struct LandmarkService: Sendable {
          let store: LandmarkStore
          private var fetch: @Sendable (_ id: String) -> Landmark?
        }
        """,
      is: #"""

        private struct LandmarkService: Sendable {
          let store: LandmarkStore
          private var fetch: @Sendable (_ id: String) -> Landmark?

          private nonisolated init(
            store: LandmarkStore,
            fetch: @escaping @Sendable (_ id: String) -> Landmark?
          ) {
            self.store = store
            self.fetch = fetch
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          private nonisolated func fetch(id: String) -> Landmark? {
            self.fetch(id)
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 15),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Landmark? in
                  self.fetch(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
