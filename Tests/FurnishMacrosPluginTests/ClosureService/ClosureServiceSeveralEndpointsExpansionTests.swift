import Testing

/// The code for several endpoints, and for their documentation.
struct ClosureServiceSeveralEndpointsExpansionTests {
  @Test func `a service with a store and several endpoints is expanded`() {
    expectExpansion(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          let store: LandmarkStore

          var fetchLandmarks: @Sendable () async throws -> Void
          var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
          var fetchLandmarksByCategory: @Sendable (_ category: Category) async throws -> [Landmark]
        }
        """,
      is: #"""

        struct LandmarkService: Sendable {
          let store: LandmarkStore

          var fetchLandmarks: @Sendable () async throws -> Void
          var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
          var fetchLandmarksByCategory: @Sendable (_ category: Category) async throws -> [Landmark]

          nonisolated init(
            store: LandmarkStore,
            fetchLandmarks: @escaping @Sendable () async throws -> Void,
            fetchLandmark: @escaping @Sendable (_ id: String) async throws -> Landmark?,
            fetchLandmarksByCategory: @escaping @Sendable (_ category: Category) async throws -> [Landmark]
          ) {
            self.store = store
            self.fetchLandmarks = fetchLandmarks
            self.fetchLandmark = fetchLandmark
            self.fetchLandmarksByCategory = fetchLandmarksByCategory
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              store: LandmarkStore(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'
              fetchLandmarks: { try endpoints[0].unimplemented() },
              fetchLandmark: { _ in try endpoints[1].unimplemented() },
              fetchLandmarksByCategory: { _ in try endpoints[2].unimplemented() }
            )
          }

          nonisolated func fetchLandmark(id: String) async throws -> Landmark? {
            try await self.fetchLandmark(id)
          }

          nonisolated func fetchLandmarksByCategory(category: Category) async throws -> [Landmark] {
            try await self.fetchLandmarksByCategory(category)
          }
        }

        extension LandmarkService: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("fetchLandmarks", of: "LandmarkService", at: \Self.fetchLandmarks, isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 5, column: 7),
              Furnish.ServiceEndpoint("fetchLandmark", of: "LandmarkService", at: \Self.fetchLandmark, parameters: ["id"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 6, column: 7),
              Furnish.ServiceEndpoint("fetchLandmarksByCategory", of: "LandmarkService", at: \Self.fetchLandmarksByCategory, parameters: ["category"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 7, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.fetchLandmarks = {
                let call = Furnish.ServiceCall(endpoints[0])
                return try await interceptor.intercept(call) { () async throws -> Void in
                  try await self.fetchLandmarks()
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service.fetchLandmark = { argument1 in
                let call = Furnish.ServiceCall(endpoints[1]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Landmark? in
                  try await self.fetchLandmark(argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[2]) {
              service.fetchLandmarksByCategory = { argument1 in
                let call = Furnish.ServiceCall(endpoints[2]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws -> [Landmark] in
                  try await self.fetchLandmarksByCategory(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `several endpoints in one declaration are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var first, second: @Sendable (_ id: Int) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var first, second: @Sendable (_ id: Int) -> Int

          nonisolated init(
            first: @escaping @Sendable (_ id: Int) -> Int,
            second: @escaping @Sendable (_ id: Int) -> Int
          ) {
            self.first = first
            self.second = second
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              first: { _ in endpoints[0].unimplementedWithoutAnswer() },
              second: { _ in endpoints[1].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func first(id: Int) -> Int {
            self.first(id)
          }

          nonisolated func second(id: Int) -> Int {
            self.second(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("first", of: "S", at: \Self.first, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
              Furnish.ServiceEndpoint("second", of: "S", at: \Self.second, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 14),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.first = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.first(argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service.second = { argument1 in
                let call = Furnish.ServiceCall(endpoints[1]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.second(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `the documentation of an endpoint is copied to its method`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Loader: Sendable {
          /// Loads one.
          ///
          /// - Throws: Often.
          // not this
          var load: @Sendable (_ id: Int) throws -> Int
          /** Saves one. */
          var save: @Sendable (_ id: Int) -> Void
        }
        """,
      is: #"""

        struct Loader: Sendable {
          /// Loads one.
          ///
          /// - Throws: Often.
          // not this
          var load: @Sendable (_ id: Int) throws -> Int
          /** Saves one. */
          var save: @Sendable (_ id: Int) -> Void

          nonisolated init(
            load: @escaping @Sendable (_ id: Int) throws -> Int,
            save: @escaping @Sendable (_ id: Int) -> Void
          ) {
            self.load = load
            self.save = save
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              load: { _ in try endpoints[0].unimplemented() },
              save: { _ in endpoints[1].unimplementedWithPlaceholder() }
            )
          }

          /// Loads one.
          ///
          /// - Throws: Often.
          nonisolated func load(id: Int) throws -> Int {
            try self.load(id)
          }

          /** Saves one. */
          nonisolated func save(id: Int) {
            self.save(id)
          }
        }

        extension Loader: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("load", of: "Loader", at: \Self.load, parameters: ["id"], throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 7, column: 7),
              Furnish.ServiceEndpoint("save", of: "Loader", at: \Self.save, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 9, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.load = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try interceptor.intercept(call) { () throws -> Int in
                  try self.load(argument1)
                }
              }
            }
            if interceptor.intercepts(endpoints[1]) {
              service.save = { argument1 in
                let call = Furnish.ServiceCall(endpoints[1]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Void in
                  self.save(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
