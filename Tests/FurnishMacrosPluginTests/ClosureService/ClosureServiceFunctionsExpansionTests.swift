import Testing

/// The code for parameters that are functions, tuples or optionals.
struct ClosureServiceFunctionsExpansionTests {
  @Test func `a function that does not escape is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var each: @Sendable (_ body: (Int) -> Void) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var each: @Sendable (_ body: (Int) -> Void) -> Void

          nonisolated init(
            each: @escaping @Sendable (_ body: (Int) -> Void) -> Void
          ) {
            self.each = each
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              each: { _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func each(body: (Int) -> Void) {
            self.each(body)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("each", of: "S", at: \Self.each, parameters: ["body"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.each = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [Furnish.UnseenArgument("function")] }
                return interceptor.intercept(call) { () -> Void in
                  self.each(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a function that escapes is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var later: @Sendable (_ body: @escaping @Sendable () -> Void) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var later: @Sendable (_ body: @escaping @Sendable () -> Void) -> Void

          nonisolated init(
            later: @escaping @Sendable (_ body: @escaping @Sendable () -> Void) -> Void
          ) {
            self.later = later
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              later: { _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func later(body: @escaping @Sendable () -> Void) {
            self.later(body)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("later", of: "S", at: \Self.later, parameters: ["body"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.later = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Void in
                  self.later(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an autoclosure is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var log: @Sendable (_ line: @autoclosure () -> String) -> Void
        }
        """,
      is: #"""

        struct S: Sendable {
          var log: @Sendable (_ line: @autoclosure () -> String) -> Void

          nonisolated init(
            log: @escaping @Sendable (_ line: @autoclosure () -> String) -> Void
          ) {
            self.log = log
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              log: { _ in endpoints[0].unimplementedWithPlaceholder() }
            )
          }

          nonisolated func log(line: @autoclosure () -> String) {
            self.log(line())
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("log", of: "S", at: \Self.log, parameters: ["line"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.log = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [Furnish.UnseenArgument("autoclosure")] }
                return interceptor.intercept(call) { () -> Void in
                  self.log(argument1())
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `tuples and optionals are expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var pair: @Sendable (_ pair: (Int, String)?) -> (Int, [String: Int])?
        }
        """,
      is: #"""

        struct S: Sendable {
          var pair: @Sendable (_ pair: (Int, String)?) -> (Int, [String: Int])?

          nonisolated init(
            pair: @escaping @Sendable (_ pair: (Int, String)?) -> (Int, [String: Int])?
          ) {
            self.pair = pair
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              pair: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func pair(pair: (Int, String)?) -> (Int, [String: Int])? {
            self.pair(pair)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("pair", of: "S", at: \Self.pair, parameters: ["pair"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.pair = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> (Int, [String: Int])? in
                  self.pair(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
