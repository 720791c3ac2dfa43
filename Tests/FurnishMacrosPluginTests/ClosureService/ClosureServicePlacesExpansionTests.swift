import Testing

/// The code for generic services, and for those inside other types.
struct ClosureServicePlacesExpansionTests {
  @Test func `a generic service is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        struct Cache<Key: Hashable & Sendable, Value>: Sendable where Value: Sendable {
          let store: CacheStore<Key, Value>
          var value: @Sendable (_ key: Key) async -> Value?
        }
        """,
      is: #"""

        struct Cache<Key: Hashable & Sendable, Value>: Sendable where Value: Sendable {
          let store: CacheStore<Key, Value>
          var value: @Sendable (_ key: Key) async -> Value?

          nonisolated init(
            store: CacheStore<Key, Value>,
            value: @escaping @Sendable (_ key: Key) async -> Value?
          ) {
            self.store = store
            self.value = value
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: CacheStore<Key, Value>(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              value: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func value(key: Key) async -> Value? {
            await self.value(key)
          }
        }

        extension Cache: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("value", of: "Cache", at: \Self.value, parameters: ["key"], isAsync: true, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.value = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return await interceptor.intercept(call) { () async -> Value? in
                  await self.value(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a nested service is expanded`() {
    expectExpansion(
      of: """
        enum Maps {
          struct Layer<Tile> {
            @ClosureService(store: .none)
            struct Loader: Sendable {
              var load: @Sendable (_ zoom: Int) async throws -> Int
            }
          }
        }
        """,
      is: #"""
        enum Maps {
          struct Layer<Tile> {
            struct Loader: Sendable {
              var load: @Sendable (_ zoom: Int) async throws -> Int

              nonisolated init(
                load: @escaping @Sendable (_ zoom: Int) async throws -> Int
              ) {
                self.load = load
              }

              nonisolated static var unimplemented: Self {
                let endpoints = Self.serviceEndpoints
                return Self(
                  load: { _ in try endpoints[0].unimplemented() }
                )
              }

              nonisolated func load(zoom: Int) async throws -> Int {
                try await self.load(zoom)
              }
            }
          }
        }

        extension Maps.Layer.Loader: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("load", of: "Maps.Layer.Loader", at: \Self.load, parameters: ["zoom"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 5, column: 11),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.load = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Int in
                  try await self.load(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a service in an extension is expanded`() {
    expectExpansion(
      of: """
        extension Maps.Layer {
          @ClosureService(store: .none)
          struct Loader: Sendable {
            var load: @Sendable () async throws -> Int
          }
        }
        """,
      is: #"""
        extension Maps.Layer {
          struct Loader: Sendable {
            var load: @Sendable () async throws -> Int

            nonisolated init(
              load: @escaping @Sendable () async throws -> Int
            ) {
              self.load = load
            }

            nonisolated static var unimplemented: Self {
              let endpoints = Self.serviceEndpoints
              return Self(
                load: { try endpoints[0].unimplemented() }
              )
            }
          }
        }

        extension Maps.Layer.Loader: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("load", of: "Maps.Layer.Loader", at: \Self.load, isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 9),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.load = {
                let call = Furnish.ServiceCall(endpoints[0])
                return try await interceptor.intercept(call) { () async throws -> Int in
                  try await self.load()
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
