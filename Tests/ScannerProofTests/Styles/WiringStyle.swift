import Testing

/// A style in which programs register their services. It writes the same statements in another form.
struct WiringStyle: CustomTestStringConvertible, Sendable {
  let name: String
  /// Returns the program of statements on `services` and requests on `provider`, each in a line of its own.
  let text: @Sendable (_ statements: [String], _ requests: [String]) -> String

  var testDescription: String { name }

  init(_ name: String, _ text: @escaping @Sendable ([String], [String]) -> String) {
    self.name = name
    self.text = text
  }

  /// Returns a program that creates a container, registers services, and requests some.
  private static func program(
    _ declarations: String = "", _ fill: [String], _ requests: [String],
    container: String = "let container = ServiceContainer()"
  ) -> String {
    """
    \(declarations)
    func wire(flag: Bool, mode: Mode) throws {
      \(container)
    \(indented(fill))
      let provider = try container.validated()
    \(indented(requests))
    }
    """
  }

  private static func indented(_ lines: [String]) -> String { lines.map { "  \($0)" }.joined(separator: "\n") }

  /// Splits the statements into two halves.
  private static func halves(_ statements: [String]) -> ([String], [String]) {
    let middle = (statements.count + 1) / 2
    return (Array(statements[..<middle]), Array(statements[middle...]))
  }

  private static func module(_ name: String, _ statements: [String]) -> String {
    """
    struct \(name): ServiceModule {
      func register(in services: any ServiceCollection) {
    \(indented(statements))
      }
    }
    """
  }

  private static let services = "let services = try container.services"

  static let all: [WiringStyle] = [
    WiringStyle("statements") { program("", [services] + $0, $1) },
    WiringStyle("a module") { program(module("Core", $0), ["try container.services.include(Core())"], $1) },
    WiringStyle("two modules") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        module("First", first) + "\n" + module("Second", second),
        ["try container.services.include(First()).include(Second())"], requests)
    },
    WiringStyle("a module in a module") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        module("Inner", first) + "\n" + module("Outer", ["services.include(Inner())"] + second),
        ["try container.services.include(Outer())"], requests)
    },
    WiringStyle("a list of modules") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        module("First", first) + "\n" + module("Second", second),
        [
          "let modules: [any ServiceModule] = [First(), Second()]",
          "for module in modules { try container.services.include(module) }",
        ], requests)
    },
    WiringStyle("modules that are visited") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        module("First", first) + "\n" + module("Second", second),
        [services, "[First(), Second() as any ServiceModule].forEach { services.include($0) }"], requests)
    },
    WiringStyle("modules that are reduced") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        module("First", first) + "\n" + module("Second", second),
        [
          "let modules: [any ServiceModule] = [First(), Second()]",
          "_ = modules.reduce(try container.services) { $0.include($1) }",
        ], requests)
    },
    WiringStyle("modules of an enumeration") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        """
        enum Feature: CaseIterable, ServiceModule {
          case first, second
          func register(in services: any ServiceCollection) {
            switch self {
            case .first:
        \(indented(first))
            case .second:
        \(indented(second))
            }
          }
        }
        """, ["for feature in Feature.allCases { try container.services.include(feature) }"], requests)
    },
    WiringStyle("a helper function") {
      program(
        "func fill(_ services: any ServiceCollection) {\n\(indented($0))\n}", ["fill(try container.services)"], $1)
    },
    WiringStyle("a helper that takes the container") {
      program(
        "func fill(_ container: ServiceContainer) throws {\n  \(services)\n\(indented($0))\n}",
        ["try fill(container)"], $1)
    },
    WiringStyle("an extension of collections") {
      program(
        "extension ServiceCollection {\n  func addAll() {\n    let services = self\n\(indented($0))\n  }\n}",
        ["try container.services.addAll()"], $1)
    },
    WiringStyle("an extension of containers") {
      program(
        "extension ServiceContainer {\n  func fill() throws {\n    let services = try self.services\n\(indented($0))\n  }\n}",
        ["try container.fill()"], $1)
    },
    WiringStyle("a convenience initializer") {
      program(
        """
        extension ServiceContainer {
          convenience init(filling fill: (any ServiceCollection) -> Void) throws {
            self.init()
            fill(try self.services)
          }
        }
        """, [], $1,
        container: "let container = try ServiceContainer { services in\n\(indented($0))\n  }")
    },
    WiringStyle("a static function") {
      program(
        "enum Wiring {\n  static func fill(_ services: any ServiceCollection) {\n\(indented($0))\n  }\n}",
        ["Wiring.fill(try container.services)"], $1)
    },
    WiringStyle("a nested function") {
      program(
        "",
        ["func fill(_ services: any ServiceCollection) {"] + $0 + ["}", "fill(try container.services)"], $1)
    },
    WiringStyle("a closure") {
      program(
        "", ["let fill: (any ServiceCollection) -> Void = { services in"] + $0 + ["}", "fill(try container.services)"],
        $1)
    },
    WiringStyle("closures in a list") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        "",
        ["let steps: [(any ServiceCollection) -> Void] = [", "{ services in"] + first + ["},", "{ services in"] + second
          + ["},", "]", "for step in steps { step(try container.services) }"], requests)
    },
    WiringStyle("closures in a dictionary") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        "",
        ["let steps: [String: (any ServiceCollection) -> Void] = [", "\"a\": { services in"] + first
          + ["},", "\"b\": { services in"] + second
          + ["},", "]", "for (_, step) in steps { step(try container.services) }"], requests)
    },
    WiringStyle("closures in structures") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        """
        struct Step {
          let name: String
          let run: (any ServiceCollection) -> Void
        }
        let steps = [
          Step(name: "a") { services in
        \(indented(first))
          },
          Step(name: "b") { services in
        \(indented(second))
          },
        ]
        """, ["for step in steps { step.run(try container.services) }"], requests)
    },
    WiringStyle("static closures") {
      program(
        "enum Steps {\n  static let all: (any ServiceCollection) -> Void = { services in\n\(indented($0))\n  }\n}",
        ["Steps.all(try container.services)"], $1)
    },
    WiringStyle("a fluent builder") {
      program(
        """
        struct Builder {
          var steps: [(any ServiceCollection) -> Void] = []
          func adding(_ step: @escaping (any ServiceCollection) -> Void) -> Builder {
            var copy = self
            copy.steps.append(step)
            return copy
          }
          func build() throws -> ServiceContainer {
            let container = ServiceContainer()
            for step in steps { step(try container.services) }
            return container
          }
        }
        """, [], $1, container: "let container = try Builder().adding { services in\n\(indented($0))\n  }.build()")
    },
    WiringStyle("a builder class") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        module("First", first) + "\n" + module("Second", second) + """

          final class Builder {
            private var modules: [any ServiceModule] = []
            func add(_ module: any ServiceModule) { modules.append(module) }
            func build() throws -> ServiceContainer {
              let container = ServiceContainer()
              for module in modules { try container.services.include(module) }
              return container
            }
          }
          """, [], requests,
        container:
          "let builder = Builder()\n  builder.add(First())\n  builder.add(Second())\n  let container = try builder.build()"
      )
    },
    WiringStyle("assemblies with a superclass") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        """
        class Assembly {
          func assemble(_ services: any ServiceCollection) {
        \(indented(first))
          }
        }
        final class AppAssembly: Assembly {
          override func assemble(_ services: any ServiceCollection) {
            super.assemble(services)
        \(indented(second))
          }
        }
        """, ["AppAssembly().assemble(try container.services)"], requests)
    },
    WiringStyle("a protocol with a default") {
      program(
        """
        protocol Wired {}
        extension Wired {
          func fill(_ services: any ServiceCollection) {
        \(indented($0))
          }
        }
        struct App: Wired {}
        """, ["App().fill(try container.services)"], $1)
    },
    WiringStyle("a result builder") { statements, requests in
      let (first, second) = halves(statements)
      return program(
        module("First", first) + "\n" + module("Second", second) + """

          @resultBuilder enum ModuleBuilder {
            static func buildBlock(_ modules: any ServiceModule...) -> [any ServiceModule] { modules }
          }
          func makeContainer(@ModuleBuilder _ modules: () -> [any ServiceModule]) throws -> ServiceContainer {
            let container = ServiceContainer()
            for module in modules() { try container.services.include(module) }
            return container
          }
          """, [], requests, container: "let container = try makeContainer {\n    First()\n    Second()\n  }")
    },
    WiringStyle("a container from a function") {
      program(
        "func base() throws -> ServiceContainer {\n  let container = ServiceContainer()\n  \(services)\n\(indented($0))\n  return container\n}",
        [], $1, container: "let container = try base()")
    },
    WiringStyle("a container in a static constant") {
      program(
        "enum Shared {\n  static let container: ServiceContainer = {\n    let container = ServiceContainer()\n    let services = try! container.services\n\(indented($0))\n    return container\n  }()\n}",
        [], $1, container: "let container = Shared.container")
    },
    WiringStyle("a block") { program("", ["do {", services] + $0 + ["}"], $1) },
    WiringStyle("behind a guard that throws") {
      program("", ["guard flag else { throw CancellationError() }", services] + $0, $1)
    },
    WiringStyle("in both branches") { statements, requests in
      program(
        "func fill(_ services: any ServiceCollection) {\n\(indented(statements))\n}",
        ["if flag { fill(try container.services) } else { fill(try container.services) }"], requests)
    },
    WiringStyle("in all cases") { statements, requests in
      program(
        "func fill(_ services: any ServiceCollection) {\n\(indented(statements))\n}",
        [
          services, "switch mode {", "case .first: fill(services)", "case .second, .third: fill(services)", "}",
        ], requests)
    },
    WiringStyle("under both conditions") { statements, requests in
      program(
        "func fill(_ services: any ServiceCollection) {\n\(indented(statements))\n}",
        ["#if DEBUG", "fill(try container.services)", "#else", "fill(try container.services)", "#endif"], requests)
    },
    WiringStyle("a convenience method with a type") { statements, requests in
      program(
        "final class Filler {\n  let services: any ServiceCollection\n  init(_ services: any ServiceCollection) { self.services = services }\n  func run() {\n\(indented(statements))\n  }\n}",
        ["Filler(try container.services).run()"], requests)
    },
  ]
}
