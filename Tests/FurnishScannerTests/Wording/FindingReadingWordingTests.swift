import FurnishGraph
import Testing

@testable import FurnishScanner

/// The text of every finding about files, declarations and comments that were read, word for word.
@Suite struct FindingReadingWordingTests {
  private let clock = ServiceSymbol(type: "any App.Clock")
  private let place = ServicePlace(file: "App/Main.swift", line: 3, column: 7)
  private let other = ServicePlace(file: "App/Other.swift", line: 5, column: 1)

  @Test func `an unreachable module is reported`() {
    #expect(
      Finding.unreachableModule(ServiceSymbol(type: "App.Core"), place: place).description == """
        Core is included nowhere, so nothing that it registers can be found.
          where: App.Core, declared at App/Main.swift:3
          fix:   include it, `services.include(Core())`, or remove it.
        """)
  }

  @Test func `a declaration that is not public is reported`() {
    let finding = Finding.notPublic("Page.init(log:)", module: "Core", place: place, declaration: other)
    #expect(
      finding.description == """
        Page.init(log:) may be used only inside of Core.
          where: Core, named at App/Main.swift:3
          fix:   make Page.init(log:) public, or register it in Core.
        """)
    #expect(finding.notes == [Finding.Note(message: "Page.init(log:) is declared here.", place: other)])
    #expect(finding.severity == .error)
  }

  @Test(
    arguments: [
      (
        .type("type"), "The type of `type` cannot be read here.",
        "name the type where it is registered: `(any Log).self`."
      ),
      (.name("x()"), "The name `x()` cannot be read here.", "write it as a literal, or as a constant of ServiceName."),
      (
        .lifetime("x()"), "The lifetime `x()` cannot be read here, and is taken for a singleton.",
        "name it where it is registered: `lifetime: .scoped`."
      ),
      (
        .module("load()"), "The registrations of `load()` cannot be read here.",
        "include a module by its type: `services.include(Core())`."
      ),
      (
        .collection, "The services are passed to code that cannot be read here.",
        "register them in a ServiceModule, or in a function whose source is checked as well."
      ),
      (
        .container, "Which container this registers in cannot be read here.",
        "let the function take `services: any ServiceCollection`, or keep the container in a property with its type."
      ),
      (
        .request("provider.resolveRequired()"),
        "The service that `provider.resolveRequired()` requests cannot be read here, and may be missing.",
        "name the type where it is requested: `(any Log).self`."
      ),
      (
        .conditions, "The conditions under which services are registered here are too many to judge together.",
        "say which flags are set and which are not: `furnish check --define DEBUG --undefine TRACE`."
      ),
    ] as [(Finding.Undecidable, String, String)])
  func `an undecidable registration is reported`(_ subject: Finding.Undecidable, _ message: String, _ fix: String) {
    let finding = Finding.undecidable(subject, place: place)
    #expect(finding.description == "\(message)\n  where: App/Main.swift:3\n  fix:   \(fix)")
    #expect(finding.severity == .warning)
  }

  @Test func `a file that is not Swift is reported`() {
    #expect(
      Finding.syntaxError("expected expression", place: place).description == """
        This is not valid Swift: expected expression.
          where: App/Main.swift:3
          fix:   fix it; the rest of the file was checked as far as it could be read.
        """)
  }

  @Test func `an unreadable file is reported`() {
    #expect(
      Finding.unreadableFile("App/Main.swift", because: "permission denied").description == """
        App/Main.swift cannot be read: permission denied.
          where: App/Main.swift
          fix:   make it readable, or exclude it from the check.
        """)
  }

  @Test func `a comment that ignores nothing is reported`() {
    #expect(
      Finding.unusedIgnore("missing-service", isKnown: true, place: place).description == """
        There is no missing-service here to ignore.
          where: App/Main.swift:3
          fix:   remove the comment.
        """)
    #expect(
      Finding.unusedIgnore("missing", isKnown: false, place: place).description == """
        There is no rule "missing".
          where: App/Main.swift:3
          fix:   write `// furnish:ignore missing-service reason`, with the rule's name.
        """)
  }

  @Test func `a service that is missing in a locator is reported`() {
    let finding = Finding.missingService(clock, chain: [clock], place: place).inLocator()
    #expect(
      finding.description == """
        any Clock is added to no locator.
          where: any App.Clock, requested at App/Main.swift:3
          fix:   add `ServiceLocator.shared.addService(service: … as any Clock)`.
        """)
  }

  @Test func `a service that is injected without a provider is reported`() {
    #expect(
      Finding.missingProvider(clock, place: place).description == """
        any Clock is injected, but the program sets no provider, and adds it to no locator.
          where: any App.Clock, injected at App/Main.swift:3
          fix:   set the provider where the program starts, `prepareServices { $0.provider = provider }`, or around the \
        code that reads it, with `withServices`.
        """)
  }

  @Test func `a scoped service that a property reads from the root is fixed by a scope around the code`() {
    let finding = Finding.scopedFromRoot(chain: [clock], place: place).ofProperty()
    #expect(
      finding.description == """
        any Clock is scoped, and was requested from the root.
          where: any App.Clock, requested at App/Main.swift:3
          fix:   set a scope around the code that reads it: `withServices { $0.provider = provider.makeScope() } \
        operation: { … }`.
        """)
  }

  @Test func `the notes of a doubt are those of the check`() {
    #expect(
      Finding.inputMayBeService
        == Finding.Note(message: "A level of this container was not read as a whole; the service may be its input."))
    #expect(
      Finding.conditionsMayAgree
        == Finding.Note(message: "It is registered under another condition; the two may always agree."))
    #expect(Finding.elementIsUnknown == Finding.Note(message: "The source does not show which element it is."))
    #expect(
      Finding.conditionIsConstant
        == Finding.Note(
          message: "The condition tests constants of the program, and its result was not determined."))
  }
}
