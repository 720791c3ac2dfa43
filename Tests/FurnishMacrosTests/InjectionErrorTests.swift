import FurnishMacros
import Testing

/// The error of an injection that cannot have a value.
struct InjectionErrorTests {
  @Test func `an injection with neither value nor provider names itself`() async {
    var result: ExitTest.Result?
    await withKnownIssue {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PublicModel().name
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("PublicModel.name was read, but it has no value") == true
    }
    let error = standardError(result)
    #expect(
      error.contains(
        """
        PublicModel.name was read, but it has no value, and PublicModel no provider to resolve one.
          where: FurnishMacrosTests.PublicModel.name (Swift.String), injected at FurnishMacrosTests/Injectables.swift:
        """))
    #expect(error.contains("fix:   set `provider` before, as `init(provider:)` does; or set `name` by hand."))
  }

  @Test func `the error of a property in a struct names the struct`() async {
    var result: ExitTest.Result?
    await withKnownIssue {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Page().bell
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Page.bell was read, but it has no value") == true
    }
    let error = standardError(result)
    #expect(error.contains("Page.bell was read, but it has no value, and Page no provider to resolve one."))
  }

  @Test func `the error names a service that is not registered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Duet(provider: try belfry { _ in }).second
    }
    let error = standardError(result)
    #expect(error.contains("any Striking"))
  }
}
