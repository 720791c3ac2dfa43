import FurnishGraph
import Testing

@testable import FurnishScanner

/// Functions that call the next one twice, so that following each call doubles the work.
@Suite struct FollowedCallsTests {
  private func findings(_ functions: [String], _ main: String) -> [Finding] {
    let text = "import Furnish\nstruct Log: Sendable {}\n" + functions.joined(separator: "\n") + "\n" + main
    let file = SourceFile(path: "App/main.swift", module: "App", facts: FileFacts(text))
    return Program(files: [file]).judged(Program.Options()).findings
  }

  private static let container = "let container = ServiceContainer()\n"

  @Test func `functions that create containers and call each other leave the main program to be read`() {
    let functions = (0..<18).map { number in
      """
      func start\(number)(_ count: Int) throws {
        let container = ServiceContainer()
        container.services.register(Log.self) { Log() }
        print(try container.validated().resolveRequired(Log.self))
        \(number == 17 ? "" : "try start\(number + 1)(count + 1); try start\(number + 1)(count + 2)")
      }
      """
    }
    let main = "try start0(1)\n\(Self.container)print(try container.validated().resolveRequired(Int.self))"
    #expect(findings(functions, main).map(\.rule) == ["missing-service"])
  }

  @Test func `a main program that is too long to be read is reported`() {
    let functions = (0..<18).map { number in
      let calls = number == 17 ? "" : "add\(number + 1)(services); add\(number + 1)(services)"
      return "func add\(number)(_ services: any ServiceCollection) { \(calls) }"
    }
    let main = "\(Self.container)add0(container.services)\nprint(try container.validated().resolveRequired(Int.self))"
    let findings = findings(functions, main)
    #expect(findings.map(\.rule) == ["undecidable"])
    #expect(findings.first?.place?.line == 1)
  }
}
