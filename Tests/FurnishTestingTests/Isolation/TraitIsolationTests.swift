import Furnish
import FurnishTesting
import Testing

/// With the trait, each case starts with nothing of any other.
@Suite(.services) struct TraitIsolationTests {
  private static let owners = Owners()

  @Test(arguments: 0..<50)
  func eachCaseHasItsOwnInstance(number: Int) async {
    for _ in 0..<5 {
      Self.owners.expectOwn("case \(number)")
      await Task.yield()
    }
  }

  @Test(arguments: 0..<5, 0..<5)
  func eachPairOfArgumentsHasItsOwnInstance(first: Int, second: Int) async {
    await Task.yield()
    Self.owners.expectOwn("pair \(first) \(second)")
  }

  @Test func eachTestHasItsOwnInstance() { Self.owners.expectOwn(#function) }

  @Test(.services { $0.client = Client(name: "mine") })
  func aTestsOwnTraitSharesTheInstanceOfItsSuites() {
    Self.owners.expectOwn(#function)
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func tasksOfACaseSeeItsInstance() async {
    let instance = ServiceValues.current[Instance.self]
    async let child = ServiceValues.current[Instance.self]
    let unstructured = Task { ServiceValues.current[Instance.self] }
    let seen = [await child, await unstructured.value]
    #expect(seen.allSatisfy { $0 === instance })
  }

  @Suite(.serialized) struct Serialized {
    @Test(arguments: 0..<5)
    func casesOneAfterTheOtherHaveTheirOwnInstances(number: Int) {
      owners.expectOwn("serialized \(number)")
    }
  }
}
