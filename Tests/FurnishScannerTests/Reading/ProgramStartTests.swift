import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs whose first code is in a file that does not import Furnish.
@Suite struct ProgramStartTests {
  private let services = """
    import Furnish
    enum Stage { case live, test }
    struct Crash: Sendable {}
    enum Services {
      nonisolated(unsafe) static private(set) var provider: ServiceScope!
      static func bootstrap(_ stage: Stage = .live) {
        let container = ServiceContainer()
        if stage == .live { try! container.services.register(Crash.self) { Crash() } }
        provider = try! container.validated()
      }
    }
    func report() { print(Services.provider.resolveRequired(Crash.self)) }
    """

  /// Returns the findings of a program with the services above, and with this file beside it.
  private func findings(_ start: String) -> [Finding] {
    let files = [("Services", services), ("Start", start)].map { name, text in
      SourceFile(path: "/App/\(name).swift", module: "App", facts: FileFacts("\(text)\n"))
    }
    return Program(files: files, exposedModules: []).judged(Program.Options()).findings
  }

  @Test(
    arguments: [
      "@main struct Start { static func main() { Services.bootstrap(.live); report() } }",
      "import SwiftUI\n@main struct Start: App { init() { Services.bootstrap(); report() } }",
      """
      import UIKit
      final class Delegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          Services.bootstrap(.live)
          return true
        }
      }
      """,
    ])
  func `a constant that the start of a program passes determines the services`(start: String) {
    #expect(findings(start).map(\.message) == [])
  }

  @Test func `a constant of the main program determines the services as well`() {
    let findings = findings("Services.bootstrap(.test)\nreport()")
    #expect(findings.map(\.message) == ["Crash is not registered."])
  }

  @Test func `a program that composes modules without importing Furnish is read`() {
    let modules = [
      (
        "Kit",
        """
        import Furnish
        public protocol Feature { func register(in services: any ServiceCollection) }
        public final class Shell {
          private var features: [any Feature] = []
          public init() {}
          public func install(_ feature: some Feature) { features.append(feature) }
          public func start() throws -> any ServiceProvider {
            let container = ServiceContainer()
            for feature in features { feature.register(in: try container.services) }
            return try container.validated()
          }
        }
        """
      ),
      (
        "Search",
        """
        import Furnish
        import Kit
        public struct SearchFeature: Feature {
          public init() {}
          public func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
        }
        public func search(_ provider: any ServiceProvider) { print(provider.resolveRequired(Int.self)) }
        """
      ),
      (
        "App",
        "import Kit\nimport Search\nlet shell = Shell()\nshell.install(SearchFeature())\nsearch(try shell.start())"
      ),
    ]
    let files = modules.map { module, text in
      SourceFile(path: "/\(module)/main.swift", module: module, facts: FileFacts("\(text)\n"))
    }
    let findings = Program(files: files, exposedModules: []).judged(Program.Options()).findings
    #expect(findings.map(\.message) == [])
  }
}
