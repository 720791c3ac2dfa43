import Testing

@testable import Furnish
@testable import FurnishValues

/// The detection of the context of a process.
@Suite struct ContextDetectionTests {
  typealias Context = ServiceValues.Context

  @Test(arguments: [
    (isPreview: false, isTest: false, Context.live),
    (isPreview: true, isTest: false, .preview),
    (isPreview: false, isTest: true, .test),
    (isPreview: true, isTest: true, .preview),
  ])
  func `without the variable, the process decides the context`(isPreview: Bool, isTest: Bool, expected: Context) {
    #expect(Context.detect(variable: nil, isPreview: isPreview, isTest: isTest) == expected)
  }

  @Test(arguments: Context.allCases, [(false, false), (true, false), (false, true), (true, true)])
  func `the variable takes precedence over the process`(context: Context, process: (isPreview: Bool, isTest: Bool)) {
    let detected = Context.detect(
      variable: context.rawValue, isPreview: process.isPreview, isTest: process.isTest)
    #expect(detected == context)
  }

  @Test func `the values of the variable are live, preview and test`() {
    #expect(Context.allCases.map(\.rawValue) == ["live", "preview", "test"])
  }

  @Test(arguments: ["production", "Live", " test", ""])
  func `an invalid value stops the program and lists the valid values`(word: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [word = word as String] in
      _ = Context.detect(variable: word, isPreview: false, isTest: false)
    }
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(printed.contains("The environment variable FURNISH_CONTEXT is \"\(word)\", which is no context."))
    #expect(printed.contains("set it to live, preview or test, or unset it."))
  }
}
