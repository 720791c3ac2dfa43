import Furnish
import Testing

/// The value semantics of `ServiceValues`: a copy is independent.
@Suite(.onEveryRoot)
struct ServiceValuesTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Other: PlainKey { static var value: Int { 2 } }
  private enum InstanceKey: PlainKey { static var value: Instance { Instance() } }
  private enum Derived: PlainKey {
    static var value: Int { ServiceValues.current[Number.self] * 100 }
  }

  @Test func `changing a copy does not change the original`() {
    let original = ServiceValues.current
    var copy = original
    copy[Number.self] = 10
    #expect(original[Number.self] == 1)
    #expect(copy[Number.self] == 10)
  }

  @Test func `changing the original does not change the copy`() {
    var original = ServiceValues.current
    original[Number.self] = 10
    let copy = original
    original[Number.self] = 20
    #expect(copy[Number.self] == 10)
    #expect(original[Number.self] == 20)
  }

  @Test func `copies are independent after a key was set many times`() {
    var original = ServiceValues.current
    for number in 0..<5 { original[Number.self] = number }
    var copy = original
    original[Number.self] = 20
    copy[Number.self] = 30
    #expect(original[Number.self] == 20)
    #expect(copy[Number.self] == 30)
  }

  @Test func `copies are independent if the layer of the changed key is below another layer`() {
    var original = ServiceValues.current
    original[Number.self] = 10
    original[Other.self] = 11
    let copy = original
    original[Number.self] = 20
    #expect(copy[Number.self] == 10)
    #expect(copy[Other.self] == 11)
    #expect(original[Number.self] == 20)
  }

  @Test func `a copy does not change when values over it are set again`() {
    var lower = ServiceValues.current
    lower[Number.self] = 10
    let copy = lower
    var upper = lower
    upper[Other.self] = 11
    upper[Number.self] = 20
    upper[Number.self] = 30
    #expect(copy[Number.self] == 10)
    #expect(lower[Number.self] == 10)
    #expect(upper[Number.self] == 30)
  }

  @Test func `changing a copy does not change the values in force`() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(ServiceValues.current[Number.self] == 1)
  }

  @Test func `changing a copy of overridden values does not change the values in force`() {
    withServices {
      $0[Number.self] = 10
    } operation: {
      var values = ServiceValues.current
      values[Number.self] = 20
      #expect(ServiceValues.current[Number.self] == 10)
    }
  }

  @Test func `a copy in an update is not changed by the rest of the update`() {
    let copy = Shared<ServiceValues?>(nil)
    withServices {
      $0[Number.self] = 10
      copy.set($0)
      $0[Number.self] = 20
    } operation: {
      #expect(copy.value?[Number.self] == 10)
      #expect(ServiceValues.current[Number.self] == 20)
    }
  }

  @Test func `a default that is read from values that are not in force depends on those values`() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(values[Derived.self] == 1000)
    #expect(ServiceValues.current[Derived.self] == 100)
  }

  @Test func `a default read before a change is created again after it`() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(values[Derived.self] == 1000)
    values[Number.self] = 20
    #expect(values[Derived.self] == 2000)
    values[Number.self] = 30
    #expect(values[Derived.self] == 3000)
  }

  @Test func `a default read before an unrelated change is shared after it`() {
    var values = ServiceValues.current
    let before = values[InstanceKey.self]
    values[Number.self] = 10
    #expect(values[InstanceKey.self] === before)
  }

  @Test func `new values have no overrides`() {
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(ServiceValues()[Number.self] == 1)
    }
  }

  @Test func `new values share the defaults of the root under which they are created`() {
    let instance = ServiceValues.current[InstanceKey.self]
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(ServiceValues()[InstanceKey.self] === instance)
    }
  }

  @Test func `the description names overrides innermost first`() {
    var values = ServiceValues()
    #expect(values.debugDescription == "ServiceValues (nothing overridden)")
    values[Number.self] = 10
    values[Other.self] = 11
    let copy = values
    values[Number.self] = 12
    let number = "FurnishTests.ServiceValuesTests.Number"
    let other = "FurnishTests.ServiceValuesTests.Other"
    #expect(values.debugDescription == "ServiceValues (overridden: \(number), \(other))")
    #expect(copy.debugDescription == "ServiceValues (overridden: \(other), \(number))")
  }
}
