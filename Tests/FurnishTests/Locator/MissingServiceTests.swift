import Testing

@testable import Furnish
@testable import FurnishValues

/// The error of a service that neither the provider nor the locator has.
@Suite struct MissingServiceTests {
  private let place = CallPlace(fileID: "App/Main.swift", filePath: "/App/Main.swift", line: 12, column: 3)

  @Test func `a service that the locator does not have fails the test and stops the program`() async {
    var result: ExitTest.Result?
    await withKnownIssue {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ServiceLocator.shared.getService((any Storage).self, fileID: "App/Main.swift", line: 12)
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("any Storage was requested from the locator, which has none.") == true
    }
    #expect(
      standardError(result).contains(
        """
        any Storage was requested from the locator, which has none.
          where: any FurnishTests.Storage, requested at App/Main.swift:12
          fix:   add it before: `ServiceLocator.shared.addService(service: … as any Storage)`.

        """))
  }

  @Test func `an injected service that is missing fails the test and stops the program`() async {
    var result: ExitTest.Result?
    await withKnownIssue {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let storage = Injected<any Storage>(fileID: "App/Main.swift", line: 12)
        _ = storage.wrappedValue
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("any Storage was injected, but no provider is in force") == true
    }
    #expect(
      standardError(result).contains(
        """
        any Storage was injected, but no provider is in force, and the locator has none.
          where: any FurnishTests.Storage, injected at App/Main.swift:12
          fix:   set a provider around the code that reads it: `withServices { $0.provider = provider } operation: \
        { … }`; or add it: `ServiceLocator.shared.addService(service: … as any Storage)`.

        """))
  }

  // MARK: The texts

  @Test func `the fix shows how to add a service`() {
    let issue = ServiceIssue.missingInLocator((any Storage).self, hint: nil, place: place)
    #expect(
      issue.message == """
        any Storage was requested from the locator, which has none.
          where: any FurnishTests.Storage, requested at App/Main.swift:12
          fix:   add it before: `ServiceLocator.shared.addService(service: … as any Storage)`.
        """)
  }

  @Test func `the fix names an added service that conforms to the requested type`() {
    let locator = ServiceLocator()
    locator.addService(service: 1)
    locator.addService(service: CloudStorage(), fileID: "App/Setup.swift", line: 3)
    let issue = ServiceIssue.missingInLocator(
      (any Storage).self, hint: locator.hint(for: (any Storage).self), place: place)
    #expect(
      issue.fix == """
        add it before: `ServiceLocator.shared.addService(service: … as any Storage)`. FurnishTests.CloudStorage, \
        added at App/Setup.swift:3, would do: add it `as any Storage`.
        """)
  }

  @Test func `the fix names another type of the same name`() {
    enum Elsewhere { struct LocalStorage: Sendable {} }
    let locator = ServiceLocator()
    locator.addService(service: Elsewhere.LocalStorage(), fileID: "App/Setup.swift", line: 3)
    let hint = locator.hint(for: LocalStorage.self)
    #expect(hint?.kind == .hasThatName)
    let issue = ServiceIssue.missingInLocator(LocalStorage.self, hint: hint, place: place)
    #expect(issue.fix.hasSuffix("LocalStorage, added at App/Setup.swift:3, is another type of that name."))
  }

  @Test func `no hint names an added service of another type`() {
    let locator = ServiceLocator()
    locator.addService(service: 1)
    #expect(locator.hint(for: (any Storage).self) == nil)
  }

  @MainActor
  @Test func `a hint names a service of the main actor only on the main actor`() async {
    let locator = ServiceLocator()
    locator.addService(service: Easel())
    #expect(locator.hint(for: (any Canvas).self)?.kind == .fits)
    let isNamedOnThread = TestThread.run { locator.hint(for: (any Canvas).self) != nil }
    #expect(!isNamedOnThread)
  }

  @Test func `the issue of an injected service without a provider names two fixes`() {
    let issue = ServiceIssue.missingInjected((any Storage).self, hasProvider: false, place: place)
    #expect(
      issue.message == """
        any Storage was injected, but no provider is in force, and the locator has none.
          where: any FurnishTests.Storage, injected at App/Main.swift:12
          fix:   set a provider around the code that reads it: `withServices { $0.provider = provider } operation: \
        { … }`; or add it: `ServiceLocator.shared.addService(service: … as any Storage)`.
        """)
  }

  @Test func `the issue of an injected service that the provider lacks names two fixes`() {
    let issue = ServiceIssue.missingInjected(LocalStorage.self, hasProvider: true, place: place)
    #expect(
      issue.message == """
        LocalStorage was injected, but the provider in force has none, nor has the locator.
          where: FurnishTests.LocalStorage, injected at App/Main.swift:12
          fix:   register it: `services.register(LocalStorage.self) { … }`; or add it: \
        `ServiceLocator.shared.addService(service: … as LocalStorage)`.
        """)
  }
}
