import Furnish
import Testing

/// The types that may be keys, and the values that they may have.
@Suite(.onEveryRoot)
struct ServiceKeyTests {
  @Test func `a nil that was set is not the default`() {
    enum Name: PlainKey { static var value: String? { "default" } }
    withServices {
      $0[Name.self] = nil
    } operation: {
      #expect(ServiceValues.current[Name.self] == nil)
    }
    #expect(ServiceValues.current[Name.self] == "default")
  }

  @Test func `a nil default is stored like any other`() {
    enum Name: PlainKey {
      static var value: String? {
        Journal.note("computed")
        return nil
      }
    }
    let notes = Journal.of {
      for _ in 0..<3 { #expect(ServiceValues.current[Name.self] == nil) }
    }
    #expect(notes == ["computed"])
  }

  @Test func `optionals of optionals keep their levels`() {
    enum Deep: PlainKey { static var value: Int?? { .some(nil) } }
    #expect(ServiceValues.current[Deep.self] == .some(nil))
    withServices {
      $0[Deep.self] = .none
    } operation: {
      #expect(ServiceValues.current[Deep.self] == .none)
    }
  }

  @Test func `values may be existential`() {
    protocol Greeting: Sendable { var text: String { get } }
    struct Hello: Greeting { var text: String { "hello" } }
    struct Bye: Greeting { var text = "bye" }
    enum GreetingKey: PlainKey { static var value: any Greeting { Hello() } }
    #expect(ServiceValues.current[GreetingKey.self].text == "hello")
    withServices {
      $0[GreetingKey.self] = Bye()
    } operation: {
      #expect(ServiceValues.current[GreetingKey.self].text == "bye")
    }
  }

  @Test func `values may be tuples`() {
    enum Pair: PlainKey { static var value: (name: String, count: Int) { ("one", 1) } }
    withServices {
      $0[Pair.self].count = 2
    } operation: {
      #expect(ServiceValues.current[Pair.self] == ("one", 2))
    }
    #expect(ServiceValues.current[Pair.self] == ("one", 1))
  }

  @Test func `values may be of a type without a size`() {
    struct Nothing: Equatable {}
    enum NothingKey: PlainKey { static var value: Nothing { Nothing() } }
    enum VoidKey: PlainKey { static var value: Void { Journal.note("computed") } }
    withServices {
      $0[NothingKey.self] = Nothing()
    } operation: {
      #expect(ServiceValues.current[NothingKey.self] == Nothing())
    }
    let notes = Journal.of {
      ServiceValues.current[VoidKey.self]
      ServiceValues.current[VoidKey.self]
    }
    #expect(notes == ["computed"])
  }

  @Test func `values may be functions`() {
    enum Function: PlainKey { static var value: @Sendable (Int) -> Int { { $0 + 1 } } }
    #expect(ServiceValues.current[Function.self](1) == 2)
    withServices {
      let original = $0[Function.self]
      $0[Function.self] = { original($0) * 10 }
    } operation: {
      #expect(ServiceValues.current[Function.self](1) == 20)
    }
  }

  @Test func `values may be large`() {
    typealias Row = (Int, Int, Int, Int, Int, Int, Int, Int)
    struct Large: Sendable {
      var rows: (Row, Row, Row, Row)
      var name: String
      init(_ number: Int) {
        let row = (number, number, number, number, number, number, number, number)
        rows = (row, row, row, row)
        name = "large \(number)"
      }
    }
    enum LargeKey: PlainKey { static var value: Large { Large(1) } }
    withServices {
      $0[LargeKey.self] = Large(2)
      $0[LargeKey.self].rows.3.7 = 3
    } operation: {
      let large = ServiceValues.current[LargeKey.self]
      #expect(large.rows.0.0 == 2)
      #expect(large.rows.3.7 == 3)
      #expect(large.name == "large 2")
    }
    #expect(ServiceValues.current[LargeKey.self].rows.3.7 == 1)
  }

  @Test func `values may be enumerations with payload`() {
    enum Mode: Equatable {
      case plain
      case tinted(String)
      case nested([Int: String])
    }
    enum ModeKey: PlainKey { static var value: Mode { .plain } }
    withServices {
      $0[ModeKey.self] = .nested([1: "one"])
    } operation: {
      #expect(ServiceValues.current[ModeKey.self] == .nested([1: "one"]))
    }
  }

  @Test func `values may be metatypes`() {
    enum TypeKey: PlainKey { static var value: any Sendable.Type { Int.self } }
    withServices {
      $0[TypeKey.self] = String.self
    } operation: {
      #expect(ServiceValues.current[TypeKey.self] == String.self)
    }
    #expect(ServiceValues.current[TypeKey.self] == Int.self)
  }

  @Test func `generic keys differ by their arguments`() {
    enum Generic<Argument>: PlainKey { static var value: String { "\(Argument.self)" } }
    withServices {
      $0[Generic<Int>.self] = "changed"
    } operation: {
      #expect(ServiceValues.current[Generic<Int>.self] == "changed")
      #expect(ServiceValues.current[Generic<String>.self] == "String")
      #expect(ServiceValues.current[Generic<Generic<Int>>.self] == "Generic<Int>")
    }
  }

  @Test func `generic keys may have values of their arguments`() {
    enum Several<Element: Sendable>: PlainKey { static var value: [Element] { [] } }
    withServices {
      $0[Several<Int>.self] = [1, 2]
      $0[Several<String>.self] = ["one"]
    } operation: {
      #expect(ServiceValues.current[Several<Int>.self] == [1, 2])
      #expect(ServiceValues.current[Several<String>.self] == ["one"])
      #expect(ServiceValues.current[Several<Bool>.self] == [])
    }
  }

  @Test func `keys with the same name in two functions are two keys`() {
    func first() -> any PlainKeyOfInt.Type {
      enum Same: PlainKeyOfInt { static var value: Int { 1 } }
      return Same.self
    }
    func second() -> any PlainKeyOfInt.Type {
      enum Same: PlainKeyOfInt { static var value: Int { 2 } }
      return Same.self
    }
    withServices {
      first().set(10, in: &$0)
    } operation: {
      #expect(first().read() == 10)
      #expect(second().read() == 2)
    }
  }

  @Test func `keys may be structs and classes too`() {
    struct StructKey: PlainKey { static var value: Int { 1 } }
    final class ClassKey: PlainKey { static var value: Int { 2 } }
    withServices {
      $0[StructKey.self] += 10
      $0[ClassKey.self] += 10
    } operation: {
      #expect(ServiceValues.current[StructKey.self] == 11)
      #expect(ServiceValues.current[ClassKey.self] == 12)
    }
  }

  @Test func `a type may be its own key`() {
    struct Settings: PlainKey, Equatable {
      var size = 1
      static var value: Settings { Settings() }
    }
    withServices {
      $0[Settings.self].size = 5
    } operation: {
      #expect(ServiceValues.current[Settings.self] == Settings(size: 5))
    }
  }
}

private protocol PlainKeyOfInt: PlainKey where Value == Int {}

extension PlainKeyOfInt {
  static func read() -> Int { ServiceValues.current[self] }
  static func set(_ value: Int, in values: inout ServiceValues) { values[self] = value }
}
