import FurnishGraph
import Testing

@testable import FurnishScanner

/// Findings in a module that several programs include, each in a container of its own.
@Suite struct FaultyContainersTests {
  private let core = """
    public struct Signup: Sendable { public init(_ mailer: any Mailer) {} }
    public protocol Mailer: Sendable {}
    public struct CoreModule: ServiceModule {
      public init() {}
      public func register(in services: any ServiceCollection) { services.register(Signup.self, Signup.init(_:)) }
    }
    """
  private let program = """
    import Core
    struct Post: Mailer {}
    let container = ServiceContainer()
    try container.services.include(CoreModule())
    """

  /// Returns the notes of the findings of these programs.
  private func notes(_ programs: [String]) -> [Finding.Note] {
    let modules = [("Core", core)] + programs.enumerated().map { ("Program\($0)", $1) }
    let files = modules.map { module, text in
      SourceFile(path: "/\(module)/main.swift", module: module, facts: FileFacts("import Furnish\n\(text)\n"))
    }
    return Program(files: files, exposedModules: []).judged(Program.Options()).findings
      .filter { $0.rule == "missing-service" }.flatMap(\.notes)
  }

  private let whole =
    ".register((any Mailer).self) { Post() }\nprint(try container.validated().resolveRequired(Signup.self))"
  private let faulty = "\nprint(try container.validated().resolveRequired(Signup.self))"

  @Test func `a finding names the container that lacks what another one has`() {
    let notes = notes([program + whole, program + faulty]).filter { $0.place?.file.contains("Program1") == true }
    #expect(notes.map(\.message) == ["This is so in the container that is created here."])
    #expect(notes.map(\.place?.line) == [4])
  }

  @Test func `a finding names no container if all containers have the fault`() {
    #expect(!notes([program + faulty, program + faulty]).contains { $0.message.contains("created here") })
  }
}
