import Furnish
import Testing

/// Objects that are created while a default is computed.
@Suite(.onEveryRoot)
struct InjectedInDefaultsTests {
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: Int { 2 } }
  private enum Derived: PlainKey {
    static var value: Instance {
      Instance("\(ServiceValues.current[First.self]) \(ServiceValues.current[Second.self])")
    }
  }

  /// An object that reads no value while it is created.
  private final class LateReader: Sendable {
    let first = Injected(First.self)
    let second = Injected(Second.self)
    let derived = Injected(Derived.self)
    var both: [Int] { [first.wrappedValue, second.wrappedValue] }
  }

  /// An object that reads the first number while it is created.
  private final class EarlyReader: Sendable {
    let atFirst = ServiceValues.current[First.self]
    let first = Injected(First.self)
    let second = Injected(Second.self)
    let derived = Injected(Derived.self)
    var both: [Int] { [first.wrappedValue, second.wrappedValue] }
  }

  private enum LazyKey: PlainKey { static var value: LateReader { LateReader() } }
  private enum EagerKey: PlainKey { static var value: EarlyReader { EarlyReader() } }

  private var lazy: LateReader { ServiceValues.current[LazyKey.self] }
  private var eager: EarlyReader { ServiceValues.current[EagerKey.self] }

  @Test func `an object that read no value at its creation is shared, and reads the values of its reader`() {
    let outer = lazy
    withValue(First.self, 10) {
      #expect(lazy === outer)
      #expect(lazy.both == [10, 2])
    }
    #expect(lazy.both == [1, 2])
  }

  @Test func `an object that is first requested under an override does not retain the override`() {
    let lazy = withValue(First.self, 10) { self.lazy }
    #expect(lazy.both == [1, 2])
  }

  @Test func `an object that read an override at its creation retains the override after it has ended`() {
    let eager = withValue(First.self, 10) { self.eager }
    #expect(eager.both == [10, 2])
  }

  @Test func `an object that read an override does not retain an override inside of it`() {
    let eager = withValue(First.self, 10) { withValue(Second.self, 20) { self.eager } }
    #expect(eager.both == [10, 2])
  }

  @Test func `an object that read an override also retains the overrides around that override`() {
    let eager = withValue(Second.self, 20) { withValue(First.self, 10) { self.eager } }
    #expect(eager.both == [10, 20])
  }

  @Test func `the reader's overrides take precedence over the override that the object belongs to`() {
    let eager = withValue(First.self, 10) { self.eager }
    withValue(First.self, 100) { #expect(eager.both == [100, 2]) }
    withValue(Second.self, 200) { #expect(eager.both == [10, 200]) }
    withValue(First.self, 100) { withValue(Second.self, 200) { #expect(eager.both == [100, 200]) } }
  }

  @Test func `the reader's overrides take precedence inside of the override that the object belongs to`() {
    withValue(First.self, 10) {
      let eager = self.eager
      withValue(Second.self, 200) {
        #expect(self.eager === eager)
        #expect(eager.both == [10, 200])
      }
      withValue(First.self, 100) { #expect(eager.both == [100, 2]) }
    }
  }

  @Test func `a default that an object reads is shared with the code that reads the object`() {
    withValue(First.self, 10) {
      let eager = self.eager
      #expect(eager.derived.wrappedValue === ServiceValues.current[Derived.self])
      withValue(Second.self, 200) {
        #expect(eager.derived.wrappedValue.name == "10 200")
        #expect(eager.derived.wrappedValue === ServiceValues.current[Derived.self])
      }
    }
  }

  @Test func `a default that is read through an object outside of the override that owns it is stored`() {
    let eager = withValue(First.self, 10) { self.eager }
    let derived = eager.derived.wrappedValue
    #expect(derived.name == "10 2")
    #expect(eager.derived.wrappedValue === derived)
  }

  @Test func `an object that another object reads at its creation has an owner of its own`() {
    final class Outer: Sendable {
      let eager = ServiceValues.current[EagerKey.self]
      let lazy = ServiceValues.current[LazyKey.self]
      let second = ServiceValues.current[Second.self]
      let both = (Injected(First.self), Injected(Second.self))
    }
    enum OuterKey: PlainKey { static var value: Outer { Outer() } }
    let outer = withValue(First.self, 10) { withValue(Second.self, 20) { ServiceValues.current[OuterKey.self] } }
    #expect([outer.both.0.wrappedValue, outer.both.1.wrappedValue] == [10, 20])
    #expect(outer.eager.both == [10, 2])
    #expect(outer.lazy.both == [1, 2])
  }

  @Test func `an object that a default creates under an override retains the override`() {
    enum Inner: PlainKey {
      static var value: LateReader {
        withServices {
          $0[Second.self] = 20
        } operation: {
          LateReader()
        }
      }
    }
    let inner = ServiceValues.current[Inner.self]
    #expect(inner.both == [1, 20])
    withValue(First.self, 10) { #expect(inner.both == [10, 20]) }
    withValue(Second.self, 200) { #expect(inner.both == [1, 200]) }
  }

  @Test func `a default that reads an object reads the object's overrides and its own`() {
    let object = withValue(First.self, 10) { LateReader() }
    enum Reading: PlainKey {
      @TaskLocal static var object: LateReader?
      static var value: [Int] { object?.both ?? [] }
    }
    let read = Reading.$object.withValue(object) { withValue(Second.self, 20) { ServiceValues.current[Reading.self] } }
    #expect(read == [10, 20])
    #expect(ServiceValues.current[Reading.self] == [])
  }

  @Test func `a value that a default reads through an object is a dependency of the default`() {
    let object = LateReader()
    enum Reading: PlainKey {
      @TaskLocal static var object: LateReader?
      static var value: Int { object!.second.wrappedValue }
    }
    Reading.$object.withValue(object) {
      #expect(ServiceValues.current[Reading.self] == 2)
      withValue(Second.self, 20) { #expect(ServiceValues.current[Reading.self] == 20) }
      #expect(ServiceValues.current[Reading.self] == 2)
    }
  }
}
