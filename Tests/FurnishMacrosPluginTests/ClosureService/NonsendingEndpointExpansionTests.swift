import Testing

/// The code for an endpoint that runs where its caller runs, which swift-syntax can read since version 602.
struct NonsendingEndpointExpansionTests {
  @Test func `an endpoint that runs on its caller's actor is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var load: nonisolated(nonsending) @Sendable (_ id: Int) async -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var load: nonisolated(nonsending) @Sendable (_ id: Int) async -> Int

          nonisolated init(
            load: nonisolated(nonsending) @escaping @Sendable (_ id: Int) async -> Int
          ) {
            self.load = load
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              load: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated(nonsending) func load(id: Int) async -> Int {
            await self.load(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("load", of: "S", at: \Self.load, parameters: ["id"], isAsync: true, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.load = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return await interceptor.intercept(call) { () async -> Int in
                  await self.load(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
