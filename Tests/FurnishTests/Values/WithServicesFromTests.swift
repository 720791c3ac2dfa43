import Furnish
import Testing

@Suite(.onEveryGround)
struct WithServicesFromTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Other: PlainKey { static var value: Int { 1 } }

  private static var number: Int { ServiceValues.current[Number.self] }
  private var number: Int { Self.number }

  /// Makes something where the number is 10.
  private func made<Owner>(_ make: () -> Owner) -> Owner {
    withServices {
      $0[Number.self] = 10
    } operation: {
      make()
    }
  }

  private final class ClassWithInjected {
    var before = 0
    @Injected(Number.self) var number
  }

  private class Superclass { @Injected(Number.self) var number }

  private final class Subclass: Superclass { var own = 0 }

  private struct StructWithInjected { @Injected(Number.self) var number }

  private final class ClassWithValues: Sendable { let services = ServiceValues.current }

  private actor ActorWithInjected { @Injected(Number.self) var number }

  @Test func classesHandOnTheirValues() {
    #expect(
      withServices(from: made { ClassWithInjected() }) {
        number
      } == 10)
  }

  @Test func subclassesHandOnWhatTheirSuperclassRemembers() {
    #expect(
      withServices(from: made { Subclass() }) {
        number
      } == 10)
  }

  @Test func structsHandOnTheirValues() {
    #expect(
      withServices(from: made { StructWithInjected() }) {
        number
      } == 10)
  }

  @Test func actorsHandOnTheirValues() {
    #expect(
      withServices(from: made { ActorWithInjected() }) {
        number
      } == 10)
  }

  @Test func propertiesOfValuesAreHandedOn() {
    #expect(
      withServices(from: made { ClassWithValues() }) {
        number
      } == 10)
  }

  @Test func valuesThemselvesAreHandedOn() {
    #expect(
      withServices(from: made { ServiceValues.current }) {
        number
      } == 10)
  }

  @Test func injectedItselfIsHandedOn() {
    #expect(
      withServices(from: made { Injected(Number.self) }) {
        number
      } == 10)
  }

  @Test func protocolValuesAreLookedThrough() {
    let owner: Any = made { ClassWithInjected() }
    #expect(
      withServices(from: owner) {
        number
      } == 10)
  }

  @Test func valuesAreBackAfterwards() {
    withServices(from: made { ClassWithInjected() }) {
    }
    #expect(number == 1)
  }

  @Test func childrenKeepTheValuesOfTheirParent() {
    let parent = made { ClassWithInjected() }
    let child = withServices(from: parent) {
      ClassWithInjected()
    }
    let grandchild = withServices(from: child) {
      ClassWithInjected()
    }
    #expect(grandchild.number == 10)
  }

  @Test func theUpdateGoesBeforeTheOwner() {
    let owner = made { ClassWithInjected() }
    let read = withServices(from: owner) {
      $0[Number.self] += 1
    } operation: {
      number
    }
    #expect(read == 11)
  }

  @Test func overridesAroundTheCallGoBeforeTheOwner() {
    let owner = made { ClassWithInjected() }
    withServices {
      $0[Number.self] = 100
    } operation: {
      #expect(
        withServices(from: owner) {
          number
        } == 100)
    }
  }

  @Test func overridesAroundTheCallJoinThoseOfTheOwner() {
    let owner = made { ClassWithInjected() }
    withServices {
      $0[Other.self] = 100
    } operation: {
      withServices(from: owner) {
        #expect(number == 10)
        #expect(ServiceValues.current[Other.self] == 100)
      }
    }
  }

  @Test func ownersMadeWithoutOverridesHandOnWhatIsInForce() {
    let owner = ClassWithInjected()
    withServices {
      $0[Number.self] = 100
    } operation: {
      #expect(
        withServices(from: owner) {
          number
        } == 100)
    }
  }

  @Test func theAsynchronousFormKeepsTheValuesAcrossSuspension() async {
    let owner = made { ClassWithValues() }
    let read = await withServices(from: owner) {
      $0[Other.self] = 7
    } operation: {
      await Task.yield()
      return [number, ServiceValues.current[Other.self]]
    }
    #expect(read == [10, 7])
  }

  @Test func tasksStartedFromTheOwnerInherit() async {
    let owner = made { ClassWithValues() }
    let task = withServices(from: owner) {
      Task { Self.number }
    }
    #expect(await task.value == 10)
  }

  @Test func ownersThatRememberNothingAreAnIssueAndChangeNothing() {
    withKnownIssue {
      #expect(
        withServices(from: Instance("empty")) {
          number
        } == 1)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("stores no services") }
    }
  }
}
