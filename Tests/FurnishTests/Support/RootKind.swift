import Testing

@testable import Furnish
@testable import FurnishValues

/// The kind of root under a chain of values. The engine checks every read of a test's values, but not the reads of a
/// running program's values.
enum RootKind: String, CaseIterable {
  case test
  case program

  /// Returns the values of a new root: nothing is overridden, and no default has been computed.
  func makeValues() -> ServiceValues {
    let name: String? = self == .test ? "a test of the engine" : nil
    return ServiceValues(layer: BaseLayer(Root(testName: name)))
  }

  /// Runs `operation` on a new root.
  func run<Success>(_ operation: () throws -> Success) rethrows -> Success {
    let values = makeValues()
    return try RootKind.$current.withValue(self) { try values.bound(operation) }
  }

  /// Runs an asynchronous `operation` on a new root.
  nonisolated(nonsending) func run<Success>(
    _ operation: nonisolated(nonsending) () async throws -> Success
  ) async rethrows -> Success {
    let values = makeValues()
    return try await RootKind.$current.withValue(self) { try await values.bound(operation) }
  }

  @TaskLocal static var current: RootKind?
}

/// A trait that runs every test twice: on a new root of a test, and on a new root of a program.
struct RootKindsTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let note = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append("on the root of a \(RootKind.current?.rawValue ?? "")")
      return issue
    }
    for kind in RootKind.allCases {
      try await kind.run {
        try await note.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }
}

extension Trait where Self == RootKindsTrait {
  /// The trait that runs a test on a root of a test, and then on a root of a program.
  static var onEveryRoot: Self { Self() }
}

extension ServiceValues {
  /// The number of overrides over the base, including those that are hidden by others.
  var depth: Int { layer.depth }
}
