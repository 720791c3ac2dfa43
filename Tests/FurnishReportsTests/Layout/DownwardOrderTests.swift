import Testing

@testable import FurnishReports

@Suite struct DownwardOrderTests {
  @Test func `dependents are before their dependencies`() {
    let arrows = [Arrow(from: 3, to: 1), Arrow(from: 1, to: 0), Arrow(from: 3, to: 2), Arrow(from: 2, to: 0)]
    let order = DownwardOrder(count: 4, arrows)
    #expect(order.boxes.sorted() == [0, 1, 2, 3])
    #expect(arrows.allSatisfy(order.isDownward))
  }

  @Test func `without arrows the order is unchanged`() { #expect(DownwardOrder(count: 4, []).boxes == [0, 1, 2, 3]) }

  @Test func `in a cycle, the deferred arrow points up`() {
    let (eager, deferred) = (Arrow(from: 1, to: 0), Arrow(from: 0, to: 1, isDeferred: true))
    let order = DownwardOrder(count: 2, [deferred, eager])
    #expect(order.isDownward(eager))
    #expect(!order.isDownward(deferred))
  }
}
