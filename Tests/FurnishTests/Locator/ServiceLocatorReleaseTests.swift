import FurnishPrimitives
import Testing

@testable import Furnish
@testable import FurnishValues

/// The time at which a locator releases its services.
@Suite struct ServiceLocatorReleaseTests {
  private let locator = ServiceLocator()

  @Test func `a replaced service is released at once`() {
    locator.addService(service: CloudStorage("first"))
    let added = Weak(locator.findService(CloudStorage.self))
    #expect(!added.isReleased)
    locator.addService(service: CloudStorage("second"))
    #expect(added.isReleased)
  }

  @Test func `a removed service is released at once`() {
    locator.addService(service: CloudStorage())
    let added = Weak(locator.findService(CloudStorage.self))
    #expect(!added.isReleased)
    locator.removeService(CloudStorage.self)
    #expect(added.isReleased)
  }

  @Test func `a locator releases its services`() {
    let alive = Shared(0)
    var locator: ServiceLocator? = ServiceLocator()
    locator?.addService(service: Counted(alive))
    #expect(alive.value == 1)
    locator = nil
    #expect(alive.value == 0)
  }

  @Test func `a holder of a service retains it`() {
    locator.addService(service: CloudStorage("first"))
    let first = locator.getService(CloudStorage.self)
    locator.addService(service: CloudStorage("second"))
    #expect(first.name == "first")
  }

  /// A `deinit` that reads from the locator would wait forever if the locator's lock were held.
  @Test func `a service may use the locator while it is released`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      final class Incrementer: Sendable {
        let locator: ServiceLocator
        init(_ locator: ServiceLocator) { self.locator = locator }
        deinit { locator.addService(service: locator.getService(Int.self) + 1) }
      }
      let locator = ServiceLocator()
      locator.addService(service: 1)
      locator.addService(service: Incrementer(locator))
      locator.removeService(Incrementer.self)
      precondition(locator.getService(Int.self) == 2)
      locator.addService(service: Incrementer(locator))
      locator.addService(service: Incrementer(locator))
      precondition(locator.getService(Int.self) == 3)
    }
  }

  /// Checks the release while another thread is getting the service.
  @Test func `a removed service is released after the call that is returning it`() {
    locator.addService(service: CloudStorage())
    let added = Weak(locator.findService(CloudStorage.self))
    let borrow = furnish_table_borrow(
      locator.table.address, UInt(bitPattern: ObjectIdentifier(CloudStorage.self)))
    locator.removeService(CloudStorage.self)
    #expect(!added.isReleased)
    #expect(locator.findService(CloudStorage.self) == nil)
    #expect(!added.isReleased)
    let isLeft = furnish_borrow_end(borrow.announcement, locator.leftovers.address)
    #expect(isLeft)
    // The next search releases the service.
    #expect(locator.findService(Int.self) == nil)
    #expect(added.isReleased)
    #expect(locator.leftovers.load() == 0)
  }

  @Test func `more threads than can be announced at once still get their services`() async {
    await #expect(processExitsWith: .success) {
      let locator = ServiceLocator()
      locator.addService(service: 7)
      let key = UInt(bitPattern: ObjectIdentifier(Int.self))
      let borrows = (0..<Int(furnish_announcement_count)).map { _ in
        furnish_table_borrow(locator.table.address, key)
      }
      precondition(borrows.allSatisfy { $0.announcement != nil })
      precondition(furnish_table_borrow(locator.table.address, key).announcement == nil)
      precondition(locator.getService(Int.self) == 7)
      for borrow in borrows { _ = furnish_borrow_end(borrow.announcement, locator.leftovers.address) }
      precondition(furnish_table_borrow(locator.table.address, key).announcement != nil)
    }
  }

  @MainActor
  @Test func `a service of the main actor is released on the main actor`() async {
    let isOnMainActor = await withCheckedContinuation { continuation in
      let abandoned = ServiceLocator()
      abandoned.addService(service: ReleaseProbe { continuation.resume(returning: $0) })
      Task.detached { _ = abandoned }
    }
    #expect(isOnMainActor)
  }
}
