import Testing

/// The diagnostics of `@Service` and `@Injectable` for code that they cannot expand, and their fixes.
struct ServiceDiagnosticsTests {
  @Test func aServiceIsNoEnum() {
    let source = """
      @Service
      enum Page { case first }
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error service-needs-owner: '@Service' is for classes, structs and actors, which can keep what they get; this is an enum
        """)
  }

  @Test func aServiceIsNoProtocol() {
    let source = """
      @Service
      protocol Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error service-needs-owner: '@Service' is for classes, structs and actors, which can keep what they get; this is a protocol
        """)
  }

  @Test func aServiceIsNoExtension() {
    let source = """
      @Service
      extension Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error service-needs-owner: '@Service' is for classes, structs and actors, which can keep what they get; this is an extension
        """)
  }

  @Test func anInjectableTypeIsNoEnum() {
    let source = """
      @Injectable
      enum Page { case first }
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error injectable-needs-owner: '@Injectable' is for classes, structs and actors, which can keep what they get; this is an enum
        """)
  }

  @Test func anInjectableTypeIsNoProtocol() {
    let source = """
      @Injectable
      protocol Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error injectable-needs-owner: '@Injectable' is for classes, structs and actors, which can keep what they get; this is a protocol
        """)
  }

  @Test func anInjectableTypeIsNoExtension() {
    let source = """
      @Injectable
      extension Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error injectable-needs-owner: '@Injectable' is for classes, structs and actors, which can keep what they get; this is an extension
        """)
  }

  @Test func aServiceNeedNotBeInjectable() {
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

  @Test func theArgumentOfAServiceIsAType() {
    let source = """
      @Service("log")
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-argument: '@Service' takes the type to ask for, as in '@Service((any Log).self)', or nothing, where that is the type itself
        """)
  }

  @Test func theArgumentOfAServiceHasSelfBehindIt() {
    let source = """
      @Service(any Log)
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-argument: '@Service' takes the type to ask for, as in '@Service((any Log).self)', or nothing, where that is the type itself
        """)
  }

  @Test func theArgumentOfAServiceHasNoLabel() {
    let source = """
      @Service(interface: (any Log).self)
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-argument: '@Service' takes the type to ask for, as in '@Service((any Log).self)', or nothing, where that is the type itself
        """)
  }

  @Test func aPropertyWithoutAValueIsNamed() {
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
        3:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'title': give it one here, ask for it with '@Injection', or write 'init(provider:)' yourself
        4:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'width': give it one here, ask for it with '@Injection', or write 'init(provider:)' yourself
        4:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'height': give it one here, ask for it with '@Injection', or write 'init(provider:)' yourself
        """)
  }

  @Test func aPropertyOfAStructWithoutAValueIsNamed() {
    let source = """
      @Service
      struct Page {
        let title: String?
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:7 error service-has-uninitialized-property: 'init(provider:)' of 'Page' has no value for 'title': give it one here, ask for it with '@Injection', or write 'init(provider:)' yourself
        """)
  }

  @Test func anInitializerThatMayFailIsAnError() {
    let source = """
      @Service
      final class Page {
        init?(provider: any ServiceProvider) { return nil }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:3 error service-initializer: The container needs a service of 'init(provider:)', and not nil: let it throw instead
        """)
  }

  @Test func anInitializerThatSuspendsIsAnError() {
    let source = """
      @Service
      actor Page {
        init(provider: any ServiceProvider) async {}
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:3 error service-initializer: The container makes services at once: let 'init(provider:)' not be 'async', or register a recipe that is: 'register(…) { try await … }'
        """)
  }

  @Test func aSubclassKeepsItsInterface() {
    let source = """
      @Service((any Log).self)
      final class FileLog: ConsoleLog {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:10 error service-changes-interface: 'FileLog' inherits from a service, and is asked for by the interface of that: remove the argument, or let 'FileLog' have the other service instead of inheriting from it
          fix: Leave the interface to the superclass
        """, conforming: ["ServiceImplementation"])
    expectFix(
      of: source,
      is: """
        @Service
        final class FileLog: ConsoleLog {}
        """, conforming: ["ServiceImplementation"])
  }

  @Test func aSubclassKeepsItsInterfaceHoweverItIsWritten() {
    let source = """
      // A log.
      @Service( /* again */ (any Log).self) final class FileLog: ConsoleLog {
        @Injection var disk: any Disk
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:23 error service-changes-interface: 'FileLog' inherits from a service, and is asked for by the interface of that: remove the argument, or let 'FileLog' have the other service instead of inheriting from it
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
