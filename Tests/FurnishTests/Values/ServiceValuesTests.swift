import Furnish
import Testing

/// The value semantics of `ServiceValues`: a copy is independent.
@Suite(.onEveryGround)
struct ServiceValuesTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Other: PlainKey { static var value: Int { 2 } }
  private enum Made: PlainKey { static var value: Instance { Instance() } }
  private enum Derived: PlainKey {
    static var value: Int { ServiceValues.current[Number.self] * 100 }
  }

  @Test func changingACopyLeavesTheOriginal() {
    let original = ServiceValues.current
    var copy = original
    copy[Number.self] = 10
    #expect(original[Number.self] == 1)
    #expect(copy[Number.self] == 10)
  }

  @Test func changingTheOriginalLeavesTheCopy() {
    var original = ServiceValues.current
    original[Number.self] = 10
    let copy = original
    original[Number.self] = 20
    #expect(copy[Number.self] == 10)
    #expect(original[Number.self] == 20)
  }

  @Test func copiesPartAfterAKeyWasSetManyTimes() {
    var original = ServiceValues.current
    for number in 0..<5 { original[Number.self] = number }
    var copy = original
    original[Number.self] = 20
    copy[Number.self] = 30
    #expect(original[Number.self] == 20)
    #expect(copy[Number.self] == 30)
  }

  @Test func copiesPartWhereTheChangedKeyLiesBelowAnother() {
    var original = ServiceValues.current
    original[Number.self] = 10
    original[Other.self] = 11
    let copy = original
    original[Number.self] = 20
    #expect(copy[Number.self] == 10)
    #expect(copy[Other.self] == 11)
    #expect(original[Number.self] == 20)
  }

  @Test func copiesOfLowerValuesStayWhenUpperOnesAreSetAgain() {
    var lower = ServiceValues.current
    lower[Number.self] = 10
    let kept = lower
    var upper = lower
    upper[Other.self] = 11
    upper[Number.self] = 20
    upper[Number.self] = 30
    #expect(kept[Number.self] == 10)
    #expect(lower[Number.self] == 10)
    #expect(upper[Number.self] == 30)
  }

  @Test func changingValuesLeavesTheCurrentOnes() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(ServiceValues.current[Number.self] == 1)
  }

  @Test func changingATakenCopyLeavesTheCodeThatRunsUnderIt() {
    withServices {
      $0[Number.self] = 10
    } operation: {
      var values = ServiceValues.current
      values[Number.self] = 20
      #expect(ServiceValues.current[Number.self] == 10)
    }
  }

  @Test func copiesInAnUpdateStay() {
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

  @Test func valuesReadThemselvesWithoutBeingInForce() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(values[Derived.self] == 1000)
    #expect(ServiceValues.current[Derived.self] == 100)
  }

  @Test func aDefaultReadBeforeAChangeIsMadeAnewAfterIt() {
    var values = ServiceValues.current
    values[Number.self] = 10
    #expect(values[Derived.self] == 1000)
    values[Number.self] = 20
    #expect(values[Derived.self] == 2000)
    values[Number.self] = 30
    #expect(values[Derived.self] == 3000)
  }

  @Test func aDefaultReadBeforeAnUnrelatedChangeStays() {
    var values = ServiceValues.current
    let before = values[Made.self]
    values[Number.self] = 10
    #expect(values[Made.self] === before)
  }

  @Test func freshValuesHaveNoOverrides() {
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(ServiceValues()[Number.self] == 1)
    }
  }

  @Test func freshValuesShareTheDefaultsOfWhereTheyAreMade() {
    let made = ServiceValues.current[Made.self]
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(ServiceValues()[Made.self] === made)
    }
  }

  @Test func theDescriptionNamesOverridesInnermostFirst() {
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
