import Furnish
import Testing

/// The precedence of overrides: those around only the read, then those around only the creation, then those around
/// both.
@Suite(.onEveryRoot)
struct InjectedPrecedenceTests {
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: Int { 2 } }
  private enum Third: PlainKey { static var value: Int { 3 } }
  private enum Sum: PlainKey {
    static var value: Instance {
      Journal.note("sum")
      return Instance("\(ServiceValues.current[First.self]) \(ServiceValues.current[Second.self])")
    }
  }

  private struct Owner {
    @Injected(First.self) var first
    @Injected(Second.self) var second
    @Injected(Third.self) var third
    @Injected(Sum.self) var sum
    var all: [Int] { [first, second, third] }
  }

  @Test func `an object that is created under an override retains the override outside`() {
    let owner = withValue(First.self, 10) { Owner() }
    #expect(owner.all == [10, 2, 3])
  }

  @Test func `an object that is created outside of an override reads the override inside of it`() {
    let owner = Owner()
    withValue(First.self, 100) { #expect(owner.all == [100, 2, 3]) }
  }

  @Test func `an override inside of the creator's override takes precedence`() {
    withValue(First.self, 10) {
      let owner = Owner()
      withValue(First.self, 100) { #expect(owner.first == 100) }
      #expect(owner.first == 10)
    }
  }

  @Test func `an override around only the read takes precedence over the creator's override`() {
    let owner = withValue(First.self, 10) { Owner() }
    withValue(First.self, 100) { #expect(owner.first == 100) }
    #expect(owner.first == 10)
  }

  @Test func `the creator's override takes precedence over an override around both creation and read`() {
    withValue(First.self, 5) {
      let owner = withValue(First.self, 10) { Owner() }
      #expect(owner.first == 10)
    }
  }

  @Test func `an override around both the creation and the read is not an override of the reader`() {
    // The outer 5 is around both the creation and the read, so it is not an override of the reader.
    withValue(First.self, 5) {
      let owner = withValue(First.self, 10) { Owner() }
      withValue(Second.self, 20) { #expect(owner.all == [10, 20, 3]) }
    }
  }

  @Test func `the overrides of the creator and of the reader are merged`() {
    let owner = withValue(First.self, 10) { Owner() }
    withValue(Second.self, 20) { #expect(owner.all == [10, 20, 3]) }
  }

  @Test func `several overrides of the creator and of the reader are merged in order`() {
    withValue(Third.self, 30) {
      let owner = withValue(First.self, 10) { withValue(Second.self, 11) { withValue(First.self, 12) { Owner() } } }
      withValue(Second.self, 100) {
        #expect(owner.all == [12, 100, 30])
        withValue(First.self, 101) { withValue(First.self, 102) { #expect(owner.all == [102, 100, 30]) } }
      }
      #expect(owner.all == [12, 11, 30])
    }
  }

  @Test func `a default that is read through an object reads the overrides of its creator and its reader`() {
    let owner = withValue(First.self, 10) { Owner() }
    withValue(Second.self, 20) { #expect(owner.sum.name == "10 20") }
    #expect(owner.sum.name == "10 2")
    #expect(ServiceValues.current[Sum.self].name == "1 2")
  }

  @Test func `a default that is read through an object is created once under one reader`() {
    let owner = withValue(First.self, 10) { Owner() }
    let notes = Journal.of {
      withValue(Second.self, 20) {
        let sum = owner.sum
        for _ in 0..<10 { #expect(owner.sum === sum) }
      }
    }
    #expect(notes == ["sum"])
  }

  @Test func `objects that are created under one override share defaults under one reader`() {
    let owners = withValue(First.self, 10) { [Owner(), Owner()] }
    withValue(Second.self, 20) { #expect(owners[0].sum === owners[1].sum) }
  }

  @Test func `a default that depends only on the creator's override is shared by all readers`() {
    let owner = withValue(First.self, 10) { Owner() }
    let before = owner.sum
    withValue(Third.self, 30) { #expect(owner.sum === before) }
    withValue(Third.self, 31) { #expect(owner.sum === before) }
  }

  @Test func `a default that depends only on the reader's override is shared with the reader`() {
    enum OfSecond: PlainKey { static var value: Instance { Instance("\(ServiceValues.current[Second.self])") } }
    let owner = withValue(First.self, 10) { Injected(OfSecond.self) }
    withValue(Second.self, 20) {
      #expect(owner.wrappedValue.name == "20")
      #expect(owner.wrappedValue === ServiceValues.current[OfSecond.self])
    }
  }

  @Test func `a default that depends on no override is shared with the code outside of all overrides`() {
    enum OfThird: PlainKey { static var value: Instance { Instance("\(ServiceValues.current[Third.self])") } }
    let before = ServiceValues.current[OfThird.self]
    let owner = withValue(First.self, 10) { Injected(OfThird.self) }
    withValue(Second.self, 20) { #expect(owner.wrappedValue === before) }
  }

  @Test func `a task reads with the same precedence`() async {
    let owner = withValue(First.self, 10) { Injected(First.self) }
    let read = await withServices {
      $0[First.self] = 100
    } operation: {
      await Task { owner.wrappedValue }.value
    }
    #expect(read == 100)
  }

  @Test func `a detached task reads the values of the creator`() async {
    let owner = withValue(First.self, 10) { Injected(First.self) }
    #expect(await Task.detached { owner.wrappedValue }.value == 10)
  }

  @Test func `a thread reads the values of the creator`() {
    let owner = withValue(First.self, 10) { Injected(First.self) }
    #expect(TestThread.run { owner.wrappedValue } == 10)
  }

  @Test func `an object that is created under the values of another object retains the overrides of both`() {
    let outer = withValue(First.self, 10) { Injected(First.self) }
    let inner = withValue(Second.self, 20) {
      withServices(from: outer) {
        Owner()
      }
    }
    #expect(inner.all == [10, 20, 3])
    withValue(Second.self, 21) { #expect(inner.all == [10, 21, 3]) }
  }

  @Test func `the last of fifty objects that are each created from another one retains the first override`() {
    var owner = withValue(First.self, 10) { Injected(First.self) }
    for round in 0..<50 {
      owner = withValue(Third.self, round) {
        withServices(from: owner) {
          Injected(First.self)
        }
      }
    }
    #expect(owner.wrappedValue == 10)
  }

  @Test func `an object that is read under the values of another object retains its own overrides`() {
    // The parent and the sibling each have an override of their own. The override of `Second` is around neither.
    let parent = withValue(First.self, 10) { Injected(First.self) }
    let sibling = withValue(Third.self, 30) { Injected(Third.self) }
    withValue(Second.self, 20) {
      let child = withServices(from: parent) {
        Owner()
      }
      #expect(child.all == [10, 20, 3])
      withServices(from: sibling) {
        #expect(child.all == [10, 20, 30])
      }
    }
  }

  @Test func `an object that is read under the values of its parent again retains its overrides`() {
    let parent = withValue(Third.self, 30) { Injected(Third.self) }
    withValue(First.self, 5) {
      let child = withServices(from: parent) {
        $0[First.self] = 10
      } operation: {
        Owner()
      }
      // The 5 is around both the creation and the read, so it is not an override of the reader.
      #expect(child.all == [10, 2, 30])
      withServices(from: parent) {
        #expect(child.all == [10, 2, 30])
      }
    }
  }

  /// On a thread without task-locals, an object reads from the root that it was created under: in a test, the test's root.
  @Test func `an object created without overrides reads the defaults of its test on a thread`() {
    enum InstanceKey: PlainKey { static var value: Instance { Instance() } }
    guard RootKind.current == .test else { return }
    let owner = Injected(InstanceKey.self)
    let instance = ServiceValues.current[InstanceKey.self]
    #expect(TestThread.run { owner.wrappedValue } === instance)
  }

  @Test func `an object created under an override reads the defaults of its test on a thread`() {
    enum InstanceKey: PlainKey { static var value: Instance { Instance() } }
    guard RootKind.current == .test else { return }
    let owner = withValue(First.self, 10) { Injected(InstanceKey.self) }
    let instance = ServiceValues.current[InstanceKey.self]
    #expect(TestThread.run { owner.wrappedValue } === instance)
  }
}
