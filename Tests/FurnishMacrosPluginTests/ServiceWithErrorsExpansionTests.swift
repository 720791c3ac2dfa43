import Testing

/// The code for services with an error. It must not cause further errors.
struct ServiceWithErrorsExpansionTests {
  @Test func `a service whose property has no value still has a provider`() {
    expectExpansion(
      of: """
        @Service
        final class Page {
          @Injection var log: any Log
          let number: Int
        }
        """,
      is: """

        final class Page {
          var log: any Log {
            get {
              _injection_log.value(of: "log", in: Self.self, from: provider)
            }
            set {
              _injection_log.store(newValue)
            }
          }

          private let _injection_log = Furnish.InjectionStorage<any Log>()
          let number: Int

          private let _injectionProvider = Furnish.InjectionProvider()

          var provider: (any Furnish.ServiceProvider)? {
            get {
              _injectionProvider.provider
            }
            set {
              _injectionProvider.provider = newValue
            }
          }
        }
        """,
      reporting: [
        """
        4:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'number': give it one \
        here, inject it with '@Injection', or write 'init(provider:)' yourself
        """
      ])
  }

  @Test func `a recipe omits an injection that has an error`() {
    expectExpansion(
      of: """
        @Service
        final class Page {
          @Injection weak var log: (any Log)?
          @Injection var clock: some Clock
          @Injection var cache: any Cache { didSet {} }
        }
        """,
      is: """

        final class Page {
          weak var log: (any Log)? {
            get {
              Swift.fatalError()
            }
          }
          var clock: some Clock
          var cache: any Cache { didSet {} }

          typealias Interface = Page

          private let _injectionProvider = Furnish.InjectionProvider()

          var provider: (any Furnish.ServiceProvider)? {
            get {
              _injectionProvider.provider
            }
            set {
              _injectionProvider.provider = newValue
            }
          }

          init(provider: any Furnish.ServiceProvider) {
            _injectionProvider.provider = provider
          }

          init() {

          }

          nonisolated static var serviceRecipe: Furnish.ServiceRecipe<Interface> {
            Furnish.ServiceRecipe(Page.self, injections: [], Page.init(provider:))
          }
        }

        extension Page: nonisolated Furnish.ServiceImplementation {
        }
        """,
      reporting: [
        """
        3:14 error injection-is-weak: 'log' is 'weak', but an injection retains its service: remove 'weak', or register the \
        service with 'lifetime: .weak' and resolve it from the provider at each use
          fix: Remove 'weak'
        """,
        """
        4:25 error injection-is-opaque: 'clock' is 'some Clock', which hides the type of the service: inject 'any Clock'
          fix: Replace 'some' by 'any'
        """,
        """
        5:35 error injection-is-watched: 'cache' has 'willSet' or 'didSet', which cannot be combined with the accessors of \
        '@Injection': remove them
        """,
      ])
  }
}
