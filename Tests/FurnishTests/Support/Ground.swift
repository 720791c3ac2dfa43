import Testing

@testable import Furnish
@testable import FurnishValues

/// The base of a chain of values: the engine reads a test's values, whose every read is checked, differently from those
/// of a running program.
enum Ground: String, CaseIterable {
  case test
  case program

  /// A base with nothing overridden and nothing computed yet.
  func makeValues() -> ServiceValues {
    let name: String? = self == .test ? "a test of the engine" : nil
    return ServiceValues(layer: BaseLayer(Root(testName: name)))
  }

  /// Runs `operation` on fresh ground.
  func run<Success>(_ operation: () throws -> Success) rethrows -> Success {
    let values = makeValues()
    return try Ground.$current.withValue(self) { try values.bound(operation) }
  }

  /// Runs an asynchronous `operation` on fresh ground.
  nonisolated(nonsending) func run<Success>(
    _ operation: nonisolated(nonsending) () async throws -> Success
  ) async rethrows -> Success {
    let values = makeValues()
    return try await Ground.$current.withValue(self) { try await values.bound(operation) }
  }

  @TaskLocal static var current: Ground?
}

/// Runs every test twice: on a test's ground and on a program's, each time a fresh one.
struct GroundsTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let note = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append("on the ground of a \(Ground.current?.rawValue ?? "")")
      return issue
    }
    for ground in Ground.allCases {
      try await ground.run {
        try await note.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }
}

extension Trait where Self == GroundsTrait {
  /// Runs a test on a test's ground, then on a program's.
  static var onEveryGround: Self { Self() }
}

extension ServiceValues {
  /// The number of overrides over the base, including those that are hidden by others.
  var depth: Int { layer.depth }
}
