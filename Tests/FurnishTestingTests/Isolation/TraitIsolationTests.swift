import Furnish
import FurnishTesting
import Testing

/// With the trait, each case starts without the services of any other case.
@Suite(.services) struct TraitIsolationTests {
  private static let owners = Owners()

  @Test(arguments: 0..<50)
  func `each case has its own instance`(number: Int) async {
    for _ in 0..<5 {
      Self.owners.expectOwn("case \(number)")
      await Task.yield()
    }
  }

  @Test(arguments: 0..<5, 0..<5)
  func `each pair of arguments has its own instance`(first: Int, second: Int) async {
    await Task.yield()
    Self.owners.expectOwn("pair \(first) \(second)")
  }

  @Test func `each test has its own instance`() { Self.owners.expectOwn(#function) }

  @Test(.services { $0.client = Client(name: "mine") })
  func `a test's own trait shares the instance of its suite`() {
    Self.owners.expectOwn(#function)
    #expect(ServiceValues.current.client.name == "mine")
  }

  @Test func `tasks of a case read its instance`() async {
    let instance = ServiceValues.current[Instance.self]
    async let child = ServiceValues.current[Instance.self]
    let unstructured = Task { ServiceValues.current[Instance.self] }
    let instances = [await child, await unstructured.value]
    #expect(instances.allSatisfy { $0 === instance })
  }

  @Suite(.serialized) struct Serialized {
    @Test(arguments: 0..<5)
    func `cases one after the other have their own instances`(number: Int) {
      owners.expectOwn("serialized \(number)")
    }
  }
}
