import Testing

@testable import FurnishGraph

@Suite struct RegistrationOrderTests {
  /// A registration, with the batch that set its policy and the batches that it belongs to.
  private struct Entry {
    var service = "Log"
    var policy = RegistrationPolicy.add
    var batch: Int?
    var batches: [Int] = []
    var isDecorator = false
  }

  private func order(_ entries: [Entry]) -> RegistrationOrder<String, Int> {
    RegistrationOrder(count: entries.count) {
      entries[$0].policy == .add && !entries[$0].isDecorator
    } facts: {
      let entry = entries[$0]
      return (entry.service, entry.policy, entry.batch, entry.batches, entry.isDecorator)
    }
  }

  private func inForce(_ entries: [Entry]) -> [Int] { order(entries).registrations }

  @Test func `plain registrations are all in force`() {
    #expect(inForce([Entry(), Entry(), Entry(service: "Clock")]) == [0, 1, 2])
  }

  @Test func `a replacement removes the earlier registrations of its service`() {
    #expect(inForce([Entry(), Entry(service: "Clock"), Entry(policy: .replace), Entry()]) == [1, 2, 3])
  }

  @Test func `a registration that is added if missing gives way to an earlier one`() {
    #expect(inForce([Entry(), Entry(policy: .addIfMissing)]) == [0])
    #expect(inForce([Entry(service: "Clock"), Entry(policy: .addIfMissing), Entry()]) == [0, 1, 2])
  }

  @Test func `a registration that is added if missing does not give way to one that is replaced`() {
    #expect(
      inForce([Entry(), Entry(service: "Clock"), Entry(policy: .replace), Entry(policy: .addIfMissing)]) == [1, 2])
    #expect(inForce([Entry(), Entry(policy: .addIfMissing), Entry(policy: .replace)]) == [2])
  }

  @Test(arguments: [.replace, .addIfMissing] as [RegistrationPolicy])
  func `the policy of a batch spares the registrations of the batch`(policy: RegistrationPolicy) {
    let batch = Entry(policy: policy, batch: 1, batches: [1])
    #expect(inForce([batch, batch]) == [0, 1])
    #expect(inForce([Entry(), batch, batch]) == (policy == .replace ? [1, 2] : [0]))
  }

  @Test func `two batches do not spare each other`() {
    let (one, other) = (
      Entry(policy: .replace, batch: 1, batches: [1]), Entry(policy: .replace, batch: 2, batches: [2])
    )
    #expect(inForce([one, one, other, other]) == [2, 3])
  }

  @Test func `the policy of an outer batch spares the registrations of the modules that it includes`() {
    let inner = Entry(policy: .replace, batch: 2, batches: [1, 2])
    #expect(inForce([inner, Entry(policy: .replace, batch: 1, batches: [1])]) == [0, 1])
    let kept = Entry(policy: .addIfMissing, batch: 2, batches: [1, 2])
    #expect(inForce([kept, Entry(policy: .addIfMissing, batch: 1, batches: [1])]) == [0, 1])
  }

  @Test func `decorators are not registrations, and have the order in which they wrap`() {
    let decorator = Entry(isDecorator: true)
    let order = order([decorator, Entry(policy: .replace), decorator, Entry(service: "Clock", isDecorator: true)])
    #expect(order.registrations == [1])
    #expect(order.decorators == ["Log": [0, 2], "Clock": [3]])
  }
}
