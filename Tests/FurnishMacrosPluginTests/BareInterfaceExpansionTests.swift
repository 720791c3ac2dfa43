import Testing

/// A protocol that is named without `any`, as older code does, which our own settings would warn of.
struct BareInterfaceExpansionTests {
  @Test func aProtocolByItsNameIsTheInterface() {
    expectExpansion(
      of: """
        @Service(Greeting.self)
        struct Hello: Greeting {
        }
        """,
      is: """

        struct Hello: Greeting {

          typealias Interface = any Greeting

          var provider: (any Furnish.ServiceProvider)?

          init(provider: any Furnish.ServiceProvider) {
            self.provider = provider
          }

          init() {

          }

          nonisolated static var serviceRecipe: Furnish.ServiceRecipe<Interface> {
            Furnish.ServiceRecipe(Hello.self, injections: [], Hello.init(provider:))
          }
        }

        extension Hello: nonisolated Furnish.ServiceImplementation {
        }
        """)
  }
}
