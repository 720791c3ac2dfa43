import Furnish
import Testing

@Suite(.onEveryRoot)
struct WithServicesFromTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Other: PlainKey { static var value: Int { 1 } }

  private static var number: Int { ServiceValues.current[Number.self] }
  private var number: Int { Self.number }

  /// Creates an owner under an override that sets the number to 10.
  private func underTen<Owner>(_ make: () -> Owner) -> Owner {
    withServices {
      $0[Number.self] = 10
    } operation: {
      make()
    }
  }

  /// Returns the number under the values of an owner.
  private func numberRead(from owner: some Any) -> Int {
    withServices(from: owner) {
      number
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

  @Test func `classes pass on their values`() {
    #expect(numberRead(from: underTen { ClassWithInjected() }) == 10)
  }

  @Test func `subclasses pass on the values of their superclass`() {
    #expect(numberRead(from: underTen { Subclass() }) == 10)
  }

  @Test func `structs pass on their values`() {
    #expect(numberRead(from: underTen { StructWithInjected() }) == 10)
  }

  @Test func `actors pass on their values`() {
    #expect(numberRead(from: underTen { ActorWithInjected() }) == 10)
  }

  @Test func `values in a property are passed on`() {
    #expect(numberRead(from: underTen { ClassWithValues() }) == 10)
  }

  @Test func `values themselves are passed on`() {
    #expect(numberRead(from: underTen { ServiceValues.current }) == 10)
  }

  @Test func `a property wrapper itself passes on its values`() {
    #expect(numberRead(from: underTen { Injected(Number.self) }) == 10)
  }

  @Test func `an owner of type Any passes on its values`() {
    let owner: Any = underTen { ClassWithInjected() }
    #expect(numberRead(from: owner) == 10)
  }

  @Test func `the values in force are restored afterwards`() {
    withServices(from: underTen { ClassWithInjected() }) {
    }
    #expect(number == 1)
  }

  @Test func `children inherit the values of their parent`() {
    let parent = underTen { ClassWithInjected() }
    let child = withServices(from: parent) {
      ClassWithInjected()
    }
    let grandchild = withServices(from: child) {
      ClassWithInjected()
    }
    #expect(grandchild.number == 10)
  }

  @Test func `the update takes precedence over the owner`() {
    let owner = underTen { ClassWithInjected() }
    let read = withServices(from: owner) {
      $0[Number.self] += 1
    } operation: {
      number
    }
    #expect(read == 11)
  }

  @Test func `overrides around the call take precedence over the owner`() {
    let owner = underTen { ClassWithInjected() }
    withServices {
      $0[Number.self] = 100
    } operation: {
      #expect(numberRead(from: owner) == 100)
    }
  }

  @Test func `overrides around the call are combined with those of the owner`() {
    let owner = underTen { ClassWithInjected() }
    withServices {
      $0[Other.self] = 100
    } operation: {
      withServices(from: owner) {
        #expect(number == 10)
        #expect(ServiceValues.current[Other.self] == 100)
      }
    }
  }

  @Test func `owners created without overrides pass on the values in force`() {
    let owner = ClassWithInjected()
    withServices {
      $0[Number.self] = 100
    } operation: {
      #expect(numberRead(from: owner) == 100)
    }
  }

  @Test func `the values of the owner are in force after a suspension`() async {
    let owner = underTen { ClassWithValues() }
    let read = await withServices(from: owner) {
      $0[Other.self] = 7
    } operation: {
      await Task.yield()
      return [number, ServiceValues.current[Other.self]]
    }
    #expect(read == [10, 7])
  }

  @Test func `tasks started under the values of the owner inherit them`() async {
    let owner = underTen { ClassWithValues() }
    let task = withServices(from: owner) {
      Task { Self.number }
    }
    #expect(await task.value == 10)
  }

  @Test func `owners that store no services are an issue and change nothing`() {
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
