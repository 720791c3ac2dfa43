import Testing

@testable import FurnishScanner

@Suite struct ResultOriginsTests {
  /// Returns what the results of the functions in several files depend on, by the names of the functions.
  private func origins(_ sources: [String]) -> [String: ResultOrigin] {
    let files = sources.enumerated().map { number, source in
      SourceFile(path: "App/File\(number).swift", module: "App", facts: FileFacts(source))
    }
    let index = DeclarationIndex(files, flags: FixedFlags())
    let interpreter = Interpreter(index, PresenceSpace(flags: index.flags)) { false }
    let all = index.functions.ids.map { (index.functions.name($0), interpreter.origin(of: $0)) }
    return Dictionary(all, uniquingKeysWith: max)
  }

  /// Returns what the result of a function depends on, by its name.
  private func origin(of name: String, _ source: String) throws -> ResultOrigin {
    try #require(origins([source])[name])
  }

  @Test(arguments: [
    "func f(_ n: Int) -> Int { n * 2 }",
    "func f(_ n: Int) -> Int { var total = 0; for i in 1...n where i != 2 { total += i }; return total }",
    "func f(_ n: Int?) -> Int { guard let n else { return 0 }; return max(n, 3) }",
    "func f<T: Comparable>(_ x: T, _ limit: T) -> T { if x > limit { return limit }; return T(x) }",
    "func f(_ names: [String]) -> String { names.map { name in \"\\(name)!\" }.joined(separator: \", \") }",
    "func f(_ pair: (Int, Int)) -> Int { let (low, high) = pair; return high - low }",
    "func f(_ n: Int) -> String { switch n { case let x where x > 10: return \"\"\"\n high\n \"\"\"; default: return \"\" } }",
    "func f() -> Int { /* the time */ 1 // now\n }",
    "func f(_ text: String) -> Bool { func trimmed(_ text: String, to end: Int) -> String { text }; return trimmed(text, to: 2) == \"\" }",
    "enum Mode { case live }\ntypealias Stage = Mode\nfunc f(_ n: Int = 3) -> Int { Stage.allCases.count + n }",
  ])
  func `a body that reads its parameters and constants alone depends on its arguments`(source: String) throws {
    #expect(try origin(of: "f", source) == .arguments)
  }

  @Test(arguments: [
    "func f() -> Bool { environment[\"MODE\"] == \"live\" }",
    "func f() -> Bool { Store.shared.isOpen }",
    "func f(_ n: Int = level) -> Int { n }",
    "func f(_ name: String) -> String { \"\\(prefix)\\(name)\" }",
    "func f(_ n: Int) -> Int { struct Local { var n = 1 }; return Local().n }",
    "var level = 1\nfunc raise() { level = 2 }\nfunc f(_ n: Int) -> Bool { n > level }",
    "func f() async -> Int { 1 }",
    "func f() -> Int { other }",
  ])
  func `a body that reads anything else does not`(source: String) throws {
    #expect(try origin(of: "f", source) == .elsewhere)
  }

  @Test func `functions of the file that call each other depend on their arguments`() throws {
    let source = """
      let limit = 3
      enum Mode { case live, test }
      struct Size { let width: Int; func isWide(than other: Int) -> Bool { width > other } }
      func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
      func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - limit) }
      func mode(_ n: Int) -> Mode { isEven(n) ? Mode.live : .test }
      func size(_ n: Int) -> Size { Size(width: n) }
      """
    for name in ["isEven", "isOdd", "mode", "size", "isWide"] {
      #expect(try origin(of: name, source) == .arguments, "\(name)")
    }
  }

  @Test func `a function that reads the environment spreads that to its callers`() throws {
    let source = """
      func read(_ name: String) -> String { environment[name] }
      func isOn(_ name: String) -> Bool { read(name) == "on" }
      func both() -> Bool { isOn("a") && isOn("b") }
      """
    #expect(try origin(of: "both", source) == .elsewhere)
  }

  @Test(arguments: [
    "func f() -> Bool { Bool.random() }",
    "func f(_ date: Date) -> Bool { date < Date() }",
    "func f(_ date: Date) -> Bool { date < .now }",
    "func f(_ question: String) -> Bool { print(question); return readLine() == \"y\" }",
    "func g() -> Int { [1, 2].randomElement()! }\nfunc f() -> Int { g() + other }",
    "struct Dice { var f: Int { Int.random(in: 1...6) } }",
  ])
  func `chance and input may differ from one call to the next`(source: String) throws {
    #expect(try origin(of: "f", source) == .chance)
  }

  @Test func `an initializer depends on its arguments if it only calculates with them`() throws {
    let port = "struct Port { let value: Int; init(_ value: Int) { let doubled = value * 2; self.value = doubled } }"
    let host = "struct Host { let name: String; init() { name = environment[\"HOST\"] } }"
    #expect(try origin(of: "init", port) == .arguments)
    #expect(try origin(of: "init", host) == .elsewhere)
  }

  @Test func `a long chain of functions ends at the limit of names`() throws {
    func chain(_ length: Int) -> String {
      (0..<length).map { "func f\($0)() -> Int { f\($0 + 1)() }\n" }.joined() + "func f\(length)() -> Int { 1 }"
    }
    #expect(try origin(of: "f0", chain(300)) == .arguments)
    #expect(try origin(of: "f0", chain(20_000)) == .elsewhere)
  }

  @Test func `functions of other files count by their names`() {
    let calls = "func f(_ n: Int) -> Bool { isLarge(n) && Limits.shared.isOn }"
    let constants = "enum Limits { static let shared = Limit(isOn: true) }\nstruct Limit { let isOn: Bool }"
    #expect(origins([calls, constants, "func isLarge(_ n: Int) -> Bool { n > 5 }"])["f"] == .arguments)
    #expect(origins([calls, constants, "func isLarge(_ n: Int) -> Bool { n > level() }"])["f"] == .elsewhere)
    #expect(origins([calls, constants, "func isLarge(_ n: Int) -> Bool { .random() }"])["f"] == .chance)
    #expect(origins([calls, "func isLarge(_ n: Int) -> Bool { true }"])["f"] == .elsewhere)
  }

  @Test(arguments: [
    ("struct Host { let name = environment }", "Host().name"),
    (
      "final class Host { static let shared = Host(); var isOn = false; func turn() { isOn = true } }",
      "Host.shared.isOn"
    ),
    ("struct Host { var isOn: Bool { Store.live } }", "Host().isOn"),
    ("struct Host { subscript(_ key: String) -> Bool { Store.live } }", "Host()[\"a\"]"),
    ("struct Host { @Setting var isOn: Bool }", "Host().isOn"),
    ("enum Host { static var isOn = false; static func turn() { isOn = true } }", "Host.isOn"),
  ])
  func `a value that other code determines spreads through members`(declaration: String, value: String) {
    #expect(origins([declaration, "func f() -> Any { \(value) }"])["f"] == .elsewhere)
  }

  @Test(arguments: [
    ("struct Host { let name = \"a\" }", "Host().name"),
    ("final class Host { static let shared = Host(); let isOn = false }", "Host.shared.isOn"),
    ("struct Host { var isOn = false; var isOff: Bool { !isOn } }", "Host().isOff"),
    ("struct Host { subscript(_ key: String) -> Bool { key == \"a\" } }", "Host()[\"a\"]"),
    ("enum Host { static let isOn = [1, 2].contains(2) }", "Host.isOn"),
  ])
  func `a value of constants alone does not`(declaration: String, value: String) {
    #expect(origins([declaration, "func f() -> Any { \(value) }"])["f"] == .arguments)
  }
}
