public import Furnish
public import Testing

/// A trait that gives a test, or every test of a suite, a started container and a temporary folder.
///
/// ```swift
/// @Suite(
///   .container { services, folder in
///     services.register(Diary.self, eager: true) { try Diary(path: folder.path("notes.txt")) }
///   })
/// struct DiaryTests {
///   @Test(arguments: ["milk", "bread"])
///   func `a diary has the added entries, and nothing of another case`(line: String) async throws {
///     let diary = try await TestContainer.current.provider.require(Diary.self)
///     await diary.add(line)
///     #expect(await diary.all() == [line])
///   }
/// }
/// ```
///
/// Each case has a container of its own. It is validated and started before the case, with the services that are
/// registered with `eager: true`, and closed afterwards; then the folder is removed with its content. The container's
/// root is the provider in force, and ``TestContainer/current`` is the container and the folder. A service that cannot
/// be created or closed fails the test.
///
/// Services that were registered with `registerRunning` are created, but do not run: run them with `makeServiceGroup`.
/// For services that need no start, use ``Testing/Trait/provider(_:)``.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
  private let register: @Sendable (any ServiceCollection, TestFolder) throws -> Void

  init(_ register: @escaping @Sendable (any ServiceCollection, TestFolder) throws -> Void) { self.register = register }

  /// A Boolean value that indicates whether a suite applies the trait to each of its tests: always `true`.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await TestHost.withRoot(testID: "\(test.id)", name: test.displayName ?? test.name) {
      let folder = try TestFolder()
      defer { folder.remove() }
      let container = ServiceContainer()
      try register(try container.services, folder)
      try await container.start()
      let current = TestContainer(container: container, provider: try container.provider, folder: folder)
      do {
        try await withServices {
          $0.provider = current.provider
          $0.testContainer = current
        } operation: {
          try await function()
        }
      } catch {
        // Swift Testing reports the error of the test, which is thrown; the error of closing is recorded here.
        do { try await container.close() } catch { Issue.record(error) }
        throw error
      }
      try await container.close()
    }
  }
}

extension Trait where Self == ContainerTrait {
  /// Gives a test, or every test of a suite, a started container and a temporary folder; see ``ContainerTrait``.
  ///
  /// - Parameter register: Registers the services, once for each case. The services may write into the folder. If this
  ///   closure throws, or the wiring is wrong, the test fails with the error, and its body does not run.
  /// - Returns: The trait.
  public static func container(
    _ register: @escaping @Sendable (_ services: any ServiceCollection, _ folder: TestFolder) throws -> Void
  ) -> Self {
    Self(register)
  }

  /// Gives a test, or every test of a suite, a started container; see ``ContainerTrait``.
  ///
  /// - Parameter register: Registers the services, once for each case. If this closure throws, or the wiring is wrong,
  ///   the test fails with the error, and its body does not run.
  /// - Returns: The trait.
  public static func container(
    _ register: @escaping @Sendable (_ services: any ServiceCollection) throws -> Void
  ) -> Self {
    Self { services, _ in try register(services) }
  }
}

/// The container and the folder of a test that has the trait ``ContainerTrait``.
public struct TestContainer: Sendable {
  /// The container, for code that needs more than a provider, such as the start of a server.
  public let container: ServiceContainer

  /// The root of the container.
  public let provider: ServiceScope

  /// A folder that is removed after the test.
  public let folder: TestFolder

  /// The container of the test that the calling code is part of.
  ///
  /// - Throws: An error that names the trait, if the test does not have it.
  public static var current: TestContainer {
    get throws {
      guard let current = ServiceValues.current.testContainer else { throw MissingContainerError() }
      return current
    }
  }
}

/// The error of a test that reads ``TestContainer/current`` without the trait ``ContainerTrait``.
struct MissingContainerError: Error, CustomStringConvertible {
  var description: String { ServiceIssue.missingContainer().message }
}

extension ServiceValues {
  fileprivate(set) var testContainer: TestContainer? {
    get { self[TestContainerKey.self] }
    set { self[TestContainerKey.self] = newValue }
  }
}

private enum TestContainerKey: ServiceKey {
  static var defaultValue: TestContainer? { nil }
  static var testValue: TestContainer? { nil }
}
