/// The containers of `Tests/AgreementTests`, which `furnish check` and `build()` have to judge alike: 200 containers,
/// each with some of the services of the tests, and 200 more in which statements are under flags.
///
/// In the first 150 containers every recipe is an initializer or a function; in the next 50 some are closures. A
/// statement under a flag, `if fast {  // #if FAST`, is compiled as an `if`. The check reads it once as an `if`, and
/// once as the `#if` of its comment.
struct AgreementContainers {
  static let folder = "Tests/AgreementTests/Generated"
  private static let containersInFile = 50

  static var files: [GeneratedFile] {
    var containers = AgreementContainers()
    return [0, 1, 2, 3].map { containers.file($0, "Containers", of: "@Sendable () throws -> ServiceContainer") }
      + [0, 1, 2, 3].map { containers.file($0, "Conditionals", of: "ConditionalContainer") }
  }

  private var numbers = RepeatedNumbers()
  private var lines: [String] = []

  private mutating func file(_ index: Int, _ name: String, of type: String) -> GeneratedFile {
    lines = ["import Furnish"]
    let first = index * Self.containersInFile
    let isConditional = name == "Conditionals"
    for number in first..<first + Self.containersInFile {
      if isConditional { writeConditionalContainer(number) } else { writeContainer(number, isMixed: number >= 150) }
    }
    lines += ["", "let \(name.lowercased())\(index): [\(type)] = ["]
    for row in stride(from: first, to: first + Self.containersInFile, by: 5) {
      let functions = (row..<row + 5).map { (isConditional ? "conditional" : "container") + "\($0)" }
      lines.append("  \(functions.joined(separator: ", ")),")
    }
    lines.append("]")
    return GeneratedFile("\(name)\(index).swift", in: Self.folder, text: lines.joined(separator: "\n") + "\n")
  }

  // MARK: Containers

  private mutating func writeContainer(_ number: Int, isMixed: Bool) {
    lines += [
      "", "func container\(number)() throws -> ServiceContainer {", "  let container = ServiceContainer()",
      "  let services = try container.services",
    ]
    // Half of the containers have the services that most others need. Half of those have only sound services beside them.
    if number.isMultiple(of: 2) {
      for part in AgreementPart.common { lines.append("  services.\(part.registration(isMixed: isMixed, isSound: true, &numbers))") }
    }
    for _ in 0..<2 + numbers.below(5) {
      let registration =
        if number.isMultiple(of: 4) {
          numbers.element(of: AgreementPart.sound).registration(isMixed: isMixed, isSound: true, &numbers)
        } else {
          numbers.element(of: AgreementPart.all).registration(isMixed: isMixed, isSound: false, &numbers)
        }
      lines.append("  services.\(registration)")
    }
    if !number.isMultiple(of: 4) && numbers.below(6) == 0 { lines.append("  \(moduleStatement())") }
    if numbers.below(8) == 0 { lines.append("  \(Self.logDecoration)") }
    lines += ["  return container", "}"]
  }

  private mutating func writeConditionalContainer(_ number: Int) {
    lines += [
      "",
      "func conditional\(number)(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {",
      "  let container = ServiceContainer()", "  let services = try container.services",
    ]
    if !number.isMultiple(of: 3) {
      for part in AgreementPart.common where numbers.below(8) != 0 {
        lines.append("  services.\(part.registration(isMixed: false, isSound: true, &numbers))")
      }
    }
    for _ in 0..<2 + numbers.below(4) {
      if numbers.flip() { writeCondition(indent: "  ", depth: 2) } else { lines.append("  \(statement())") }
    }
    lines += ["  return container", "}"]
  }

  // MARK: Conditions

  private mutating func writeCondition(indent: String, depth: Int) {
    var text = condition()
    lines.append("\(indent)if \(text) {  // #if \(text.uppercased())")
    if depth > 0 && numbers.below(3) == 0 {
      writeCondition(indent: indent + "  ", depth: depth - 1)
    } else {
      writeBlock(indent: indent + "  ")
    }
    if numbers.below(3) == 0 {
      text = condition()
      lines.append("\(indent)} else if \(text) {  // #elseif \(text.uppercased())")
      writeBlock(indent: indent + "  ")
    }
    if numbers.flip() {
      lines.append("\(indent)} else {  // #else")
      writeBlock(indent: indent + "  ")
    }
    lines.append("\(indent)}  // #endif")
  }

  private mutating func writeBlock(indent: String) {
    for _ in 0..<1 + numbers.below(2) { lines.append(indent + statement()) }
  }

  /// Returns a condition over the flags as code. In capitals it is the condition of an `#if`.
  private mutating func condition() -> String {
    let first = flag()
    guard numbers.below(3) == 0 else { return first }
    let relation = numbers.flip() ? " && " : " || "
    return first + relation + flag()
  }

  private mutating func flag() -> String {
    (numbers.below(3) == 0 ? "!" : "") + numbers.element(of: ["fast", "loud", "mock", "beta"])
  }

  // MARK: Statements

  private static let logDecoration = "services.decorate((any Log).self, LoudLog.init(_:clock:))"

  private mutating func moduleStatement() -> String {
    "services.include(\(numbers.flip() ? "Storage" : "Accounts")())"
  }

  /// Returns a statement that registers one of the parts, a service of a level, or a service under a key or a name, or that
  /// adds a module or a decorator.
  private mutating func statement() -> String {
    switch numbers.below(20) {
    case 0: moduleStatement()
    case 1: Self.logDecoration
    case 2: "services.decorate((any Repository).self, SafeRepository.init(_:log:))"
    case 3:
      "services.register((any Handler).self, key: Route.\(numbers.flip() ? "home" : "about"), HomeHandler.init(log:))"
    case 4: "services.register(Router.self, Router.init(handlers:))"
    case 5, 6: "services.register(Ticket.self\(level()), Ticket.init(visitor:log:))"
    case 7: "services.register(Panel.self\(level()), Panel.init(ticket:))"
    case 8:
      "services.register((any Log).self, name: \"\(numbers.flip() ? "audit" : "debug")\"\(numbers.lifetime()),"
        + " ConsoleLog.init(clock:))"
    case 9: "services.register(Auditor.self\(numbers.lifetime()), Auditor.init(log:))"
    default:
      "services."
        + numbers.element(of: numbers.flip() ? AgreementPart.common : AgreementPart.all)
        .registration(isMixed: false, isSound: false, &numbers)
    }
  }

  private mutating func level() -> String {
    switch numbers.below(8) {
    case 0...2: ", lifetime: .scoped(to: Visit.self)"
    case 3, 4: ", lifetime: .scoped(to: Detail.self)"
    case 5: ", lifetime: .scoped"
    case 6: ", lifetime: .transient"
    default: ""
    }
  }
}

/// Numbers that look random, and are the same in each run.
struct RepeatedNumbers {
  private var seed = 20

  /// Returns a number from 0 to below the limit.
  mutating func below(_ limit: Int) -> Int {
    seed = seed * 16_807 % 2_147_483_647
    return seed / 7 % limit
  }

  /// Returns true in half of the calls.
  mutating func flip() -> Bool { below(2) == 1 }

  mutating func element<Element>(of list: [Element]) -> Element { list[below(list.count)] }

  /// Returns the lifetime of a registration as an argument.
  mutating func lifetime() -> String {
    switch below(10) {
    case 0...5: ""
    case 6...8: ", lifetime: .scoped"
    default: ", lifetime: .transient"
    }
  }
}
