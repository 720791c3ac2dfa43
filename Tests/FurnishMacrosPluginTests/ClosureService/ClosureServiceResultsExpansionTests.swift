import Testing

/// The code for the results of endpoints.
struct ClosureServiceResultsExpansionTests {
  @Test func `an endpoint that returns nothing is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var note: @Sendable (_ line: String) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var note: @Sendable (_ line: String) -> Void

          nonisolated init(
            note: @escaping @Sendable (_ line: String) -> Void
          ) {
            self.note = note
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              note: { _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func note(line: String) {
            self.note(line)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("note", of: "S", at: \Self.note, parameters: ["line"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.note = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Void in
                  self.note(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that returns empty parentheses is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var note: @Sendable (_ line: String) -> ()
        }
        """,
      is: #"""

        struct S: Sendable {
          var note: @Sendable (_ line: String) -> ()

          nonisolated init(
            note: @escaping @Sendable (_ line: String) -> ()
          ) {
            self.note = note
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              note: { _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func note(line: String) {
            self.note(line)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("note", of: "S", at: \Self.note, parameters: ["line"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.note = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> () in
                  self.note(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that throws one type of error and returns nothing is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var note: @Sendable () throws(Failure) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var note: @Sendable () throws(Failure) -> Void

          nonisolated init(
            note: @escaping @Sendable () throws(Failure) -> Void
          ) {
            self.note = note
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              note: { () throws(Failure) in try endpoints[0].unimplemented(throwing: (Failure).self) }
            )
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("note", of: "S", at: \Self.note, throwing: (Failure).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.note = { () throws(Failure) in
                let call = Furnish.ServiceCall(endpoints[0])
                return try interceptor.intercept(call) { () throws(Failure) -> Void in
                  try self.note()
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that returns a function is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var make: @Sendable (_ id: Int) -> @Sendable () -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var make: @Sendable (_ id: Int) -> @Sendable () -> Int

          nonisolated init(
            make: @escaping @Sendable (_ id: Int) -> @Sendable () -> Int
          ) {
            self.make = make
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              make: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func make(id: Int) -> @Sendable () -> Int {
            self.make(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("make", of: "S", at: \Self.make, parameters: ["id"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.make = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> @Sendable () -> Int in
                  self.make(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
