import Testing

/// The diagnostics of `@Service` and `@Injectable` for code that they cannot expand, and their fixes.
struct ServiceDiagnosticsTests {
  @Test func `an enum cannot be a service`() {
    let source = """
      @Service
      enum Page { case first }
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error service-needs-owner: '@Service' is for classes, structs and actors, which can store services; this is an enum
        """)
  }

  @Test func `a protocol cannot be a service`() {
    let source = """
      @Service
      protocol Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error service-needs-owner: '@Service' is for classes, structs and actors, which can store services; this is a protocol
        """)
  }

  @Test func `an extension cannot be a service`() {
    let source = """
      @Service
      extension Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error service-needs-owner: '@Service' is for classes, structs and actors, which can store services; this is an extension
        """)
  }

  @Test func `an enum cannot be injectable`() {
    let source = """
      @Injectable
      enum Page { case first }
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error injectable-needs-owner: '@Injectable' is for classes, structs and actors, which can store services; this is an enum
        """)
  }

  @Test func `a protocol cannot be injectable`() {
    let source = """
      @Injectable
      protocol Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error injectable-needs-owner: '@Injectable' is for classes, structs and actors, which can store services; this is a protocol
        """)
  }

  @Test func `an extension cannot be injectable`() {
    let source = """
      @Injectable
      extension Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error injectable-needs-owner: '@Injectable' is for classes, structs and actors, which can store services; this is an extension
        """)
  }

  @Test func `a service that is injectable as well is reported`() {
    let source = """
      @Service
      @Injectable
      final class Page {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:1 error injectable-is-service: 'Page' is a '@Service', which has a provider already: remove '@Injectable'
          fix: Remove '@Injectable'
        """)
    expectFix(
      of: source,
      is: """
        @Service

        final class Page {
          @Injection var log: any Log
        }
        """)
  }

  @Test func `the argument of a service is a type`() {
    let source = """
      @Service("log")
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-argument: '@Service' takes the type that is requested, as in '@Service((any Log).self)', or no argument if that is the type itself
        """)
  }

  @Test func `the argument of a service ends with self`() {
    let source = """
      @Service(any Log)
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-argument: '@Service' takes the type that is requested, as in '@Service((any Log).self)', or no argument if that is the type itself
        """)
  }

  @Test func `the argument of a service has no label`() {
    let source = """
      @Service(interface: (any Log).self)
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-argument: '@Service' takes the type that is requested, as in '@Service((any Log).self)', or no argument if that is the type itself
        """)
  }

  @Test func `the errors name each property without a value`() {
    let source = """
      @Service
      final class Page {
        let title: String
        var (width, height): (Int, Int)
        var subtitle: String?
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'title': give it one here, inject it with '@Injection', or write 'init(provider:)' yourself
        4:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'width': give it one here, inject it with '@Injection', or write 'init(provider:)' yourself
        4:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'height': give it one here, inject it with '@Injection', or write 'init(provider:)' yourself
        """)
  }

  @Test func `the error names a property of a struct without a value`() {
    let source = """
      @Service
      struct Page {
        let title: String?
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'title': give it one here, inject it with '@Injection', or write 'init(provider:)' yourself
        """)
  }

  @Test func `an initializer that may fail is an error`() {
    let source = """
      @Service
      final class Page {
        init?(provider: any ServiceProvider) { return nil }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:3 error service-initializer: The container needs a service from 'init(provider:)', and not nil: make it throw instead
        """)
  }

  @Test func `an initializer that suspends is an error`() {
    let source = """
      @Service
      actor Page {
        init(provider: any ServiceProvider) async {}
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:3 error service-initializer: The container creates the service synchronously: make 'init(provider:)' synchronous, or register an asynchronous recipe: 'register(…) { try await … }'
        """)
  }

  @Test func `an interface at a subclass is an error, and its fix removes the argument`() {
    let source = """
      @Service((any Log).self)
      final class FileLog: ConsoleLog {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-changes-interface: 'FileLog' inherits from a service, and is requested by its interface: remove the argument, or store the other service in a property of 'FileLog' instead of inheriting from it
          fix: Leave the interface to the superclass
        """, conforming: ["ServiceImplementation"])
    expectFix(
      of: source,
      is: """
        @Service
        final class FileLog: ConsoleLog {}
        """, conforming: ["ServiceImplementation"])
  }

  @Test func `the fix of an interface at a subclass removes the comments between its tokens`() {
    let source = """
      // A log.
      @Service( /* again */ (any Log).self) final class FileLog: ConsoleLog {
        @Injection var disk: any Disk
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:23 error service-changes-interface: 'FileLog' inherits from a service, and is requested by its interface: remove the argument, or store the other service in a property of 'FileLog' instead of inheriting from it
          fix: Leave the interface to the superclass
        """, conforming: ["ServiceImplementation"])
    expectFix(
      of: source,
      is: """
        // A log.
        @Service final class FileLog: ConsoleLog {
          @Injection var disk: any Disk
        }
        """, conforming: ["ServiceImplementation"])
  }
}
