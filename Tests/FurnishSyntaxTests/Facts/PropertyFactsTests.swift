import FurnishSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// The facts about properties.
struct PropertyFactsTests {
  private func properties(_ source: String) throws -> [PropertyFacts] {
    let statement = try #require(Parser.parse(source: source).statements.first)
    return PropertyFacts.reading(try #require(statement.item.as(VariableDeclSyntax.self)))
  }

  private func property(_ source: String) throws -> PropertyFacts { try #require(try properties(source).first) }

  @Test func `a property is read with its type and its value`() throws {
    let property = try property("public var /* its */ `default` : any Log /* here */ = ConsoleLog() // there")
    #expect(property.name == "default")
    #expect(property.type == "any Log")
    #expect(property.initialValue == "ConsoleLog()")
    #expect(property.access == .public)
    #expect(property.isVariable)
    #expect(property.isAlone)
  }

  @Test func `properties in one declaration share their type`() throws {
    let properties = try properties("let a, b: Int, c = 3")
    #expect(properties.map(\.name) == ["a", "b", "c"])
    #expect(properties.map(\.type) == ["Int", "Int", nil])
    #expect(properties.allSatisfy { !$0.isAlone && !$0.isVariable })
  }

  @Test func `the names in a tuple are properties`() throws {
    #expect(try properties("var (x, (y, z)) = (1, (2, 3))").map(\.name) == ["x", "y", "z"])
  }

  @Test(arguments: [
    ("var a: Int { 3 }", true, false), ("var a: Int { get { 3 } set {} }", true, true),
    ("var a: Int { _read { yield b } _modify { yield &b } }", true, true), ("var a: Int { didSet {} }", false, false),
    ("var a: Int", false, false),
  ])
  func `computed and observed properties are recognized`(source: String, isComputed: Bool, hasSetter: Bool) throws {
    let property = try property(source)
    #expect(property.isComputed == isComputed)
    #expect(property.hasSetter == hasSetter)
    #expect(property.hasObservers == source.contains("didSet"))
  }

  @Test(arguments: [
    ("let a: Int", true), ("let a: Int?", true), ("var a: Int", true), ("var a: Int?", false), ("var a: Int!", false),
    ("var a: Optional<Int>", false), ("let a = 3", false), ("static let a: Int", false), ("lazy var a = 3", false),
    ("var a: Int { 3 }", false), ("@Wrapper var a: Int", false),
  ])
  func `a property that needs an initial value is recognized`(source: String, needsInitialValue: Bool) throws {
    #expect(try property(source).needsInitialValue == needsInitialValue)
  }

  @Test func `modifiers are read`() throws {
    #expect(try property("class var a: Int").isStatic)
    #expect(try property("unowned(unsafe) var a: A").isWeak)
    #expect(try property("nonisolated lazy var a = 3").isNonisolated)
    #expect(try property("nonisolated lazy var a = 3").isLazy)
    #expect(try property("private(set) var a: Int").access == nil)
    #expect(try property("private(set) package var a: Int").access == .package)
  }
}
