import Testing

/// The expression for the store of `unimplemented`.
struct ClosureServiceStoreExpansionTests {
  @Test func `a store that needs arguments is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: LandmarkStore(limit: 10))
        struct LandmarkService: Sendable {
          let store: LandmarkStore
          var fetch: @Sendable () -> Int
        }
        """,
      is: #"""

        struct LandmarkService: Sendable {
          let store: LandmarkStore
          var fetch: @Sendable () -> Int

          nonisolated init(
            store: LandmarkStore,
            fetch: @escaping @Sendable () -> Int
          ) {
            self.store = store
            self.fetch = fetch
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(limit: 10),
              fetch: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.fetch()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a store of a generic type in another type is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        struct Items<T: Sendable>: Sendable {
          let items: App.ItemStore<T>
          var fetch: @Sendable () -> Int
        }
        """,
      is: #"""

        struct Items<T: Sendable>: Sendable {
          let items: App.ItemStore<T>
          var fetch: @Sendable () -> Int

          nonisolated init(
            items: App.ItemStore<T>,
            fetch: @escaping @Sendable () -> Int
          ) {
            self.items = items
            self.fetch = fetch
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              items: App.ItemStore<T>(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension Items: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "Items", at: \Self.fetch, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.fetch()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a store that is created at its declaration is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          let store = LandmarkStore()
          var fetch: @Sendable () -> Int
        }
        """,
      is: #"""

        struct LandmarkService: Sendable {
          let store = LandmarkStore()
          var fetch: @Sendable () -> Int

          nonisolated init(
            fetch: @escaping @Sendable () -> Int
          ) {
            self.fetch = fetch
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              fetch: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.fetch()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a store of another name is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          let landmarks: Maps.LandmarkStore
          var fetch: @Sendable () -> Int
        }
        """,
      is: #"""

        struct LandmarkService: Sendable {
          let landmarks: Maps.LandmarkStore
          var fetch: @Sendable () -> Int

          nonisolated init(
            landmarks: Maps.LandmarkStore,
            fetch: @escaping @Sendable () -> Int
          ) {
            self.landmarks = landmarks
            self.fetch = fetch
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              landmarks: Maps.LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetch: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.fetch()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an optional store is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          let store: LandmarkStore?
          var fetch: @Sendable () -> Int
        }
        """,
      is: #"""

        struct LandmarkService: Sendable {
          let store: LandmarkStore?
          var fetch: @Sendable () -> Int

          nonisolated init(
            store: LandmarkStore?,
            fetch: @escaping @Sendable () -> Int
          ) {
            self.store = store
            self.fetch = fetch
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: nil,
              fetch: { endpoints[0].unimplementedWithoutAnswer() }
            )
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetch", of: "LandmarkService", at: \Self.fetch, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 4, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetch = {
                let call = Furnish.ServiceCall(endpoints[0])
                return interceptor.intercept(call) { () -> Int in
                  self.fetch()
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
