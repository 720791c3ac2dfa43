@testable import FurnishScanner

/// Small programs that use another library. A file has several, each after a line `// Program: its title`.
enum DialectPrograms {
  static let swinject = programs(
    in: ["swinject-right", "swinject-wrong"], imports: "import Swinject",
    prelude: """
      protocol Log {}
      final class ConsoleLog: Log { init() {} }
      final class FileLog: Log { init() {} }
      final class WrappedLog: Log { init(log: Log) {} }
      final class Page { init(log: Log) {} }
      final class Detail { init(log: Log, id: Int) {} }
      final class Pair { init(id: Int, title: String) {} }
      final class Parent { init() {} ; init(child: Child) {} }
      final class Child {
        var parent: Parent?
        init() {}
        init(parent: Parent) {}
        init(later: Any) {}
      }
      func show(_ value: Any) {}
      """)

  static let swiftDependencies = programs(
    in: ["swift-dependencies-right", "swift-dependencies-wrong"], imports: "import Dependencies",
    prelude: """
      import Dependencies
      struct User: Sendable {}
      struct API: Sendable { var user: @Sendable () -> User }
      protocol APIService: Sendable {}
      struct LiveAPI: APIService {}
      struct MockAPI: APIService {}
      func show(_ value: Any) {}
      """)

  static let factory = programs(
    in: ["factory-right", "factory-wrong"], imports: "import FactoryKit",
    prelude: """
      import FactoryKit
      protocol Log {}
      final class ConsoleLog: Log { init() {} }
      final class FileLog: Log { init() {} }
      final class Network { init() {} ; init(log: Log) {} }
      final class Session { init() {} }
      final class User { init() {} }
      func show(_ value: Any) {}
      """)

  /// Returns whether a program has no expected findings.
  static func isRight(_ program: VerdictCase) -> Bool { !program.lines.contains { $0.contains("//~") } }

  private static func programs(in files: [String], imports: String, prelude: String) -> [VerdictCase] {
    files.flatMap { file in
      var programs: [VerdictCase] = []
      for line in VerdictCase.lines(of: "dialects/\(file).swift") {
        if line.hasPrefix("// Program: ") {
          let title = String(line.dropFirst("// Program: ".count))
          programs.append(VerdictCase(name: title, lines: [], imports: imports, prelude: prelude))
        }
        let last = programs.count - 1
        programs[last] = VerdictCase(
          name: programs[last].name, lines: programs[last].lines + [line], imports: imports, prelude: prelude)
      }
      return programs
    }
  }
}
