import BlackHole
import Furnish

/// The cost of reading from a locator that other threads may change at the same time.
extension Workload {
  static let locators = [
    Workload("floor: a dictionary of boxes, by the type's identity") { count in
      let locator = BoxLocator()
      locator.add(Client())
      for _ in 0..<count { consume(locator.get(Client.self).number) }
    },
    Workload("locator: a service") { count in
      let locator = makeLocator()
      for _ in 0..<count { consume(locator.getService(Client.self).number) }
    },
    Workload("locator: a service of the shared one") { count in
      ServiceLocator.shared.addService(service: Client())
      for _ in 0..<count { consume(ServiceLocator.shared.getService(Client.self).number) }
    },
    Workload("locator: a service by its protocol") { count in
      let locator = makeLocator()
      for _ in 0..<count { consume(locator.getService((any Greeting).self).greet()) }
    },
    Workload("locator: a miss") { count in
      let locator = makeLocator()
      for _ in 0..<count { consume(locator.findService(Unregistered.self) == nil ? 0 : 1) }
    },
    Workload("locator: @Injected by type") { count in
      ServiceLocator.shared.addService(service: Client())
      let page = Page()
      for _ in 0..<count { consume(page.client.number) }
    },
    Workload("locator: @Injected by a type that has a default") { count in
      let page = Page()
      for _ in 0..<count { consume(page.limits.number) }
    },
    Workload("locator: replacing a service") { count in
      let locator = makeLocator()
      for number in 0..<count { locator.addService(service: Client(number: number)) }
    },
  ]
}

private struct Page {
  @Injected var client: Client
  @Injected var limits: Limits
}

private struct Limits: ServiceKey {
  var number = 3
  static var defaultValue: Limits { Limits() }
}

@inline(never)
private func makeLocator() -> ServiceLocator {
  let locator = ServiceLocator()
  locator.addService(service: Client())
  locator.addService(service: Greeter() as any Greeting)
  return locator
}

/// A locator that is written by hand, and is not safe to change while it is read.
private final class BoxLocator {
  private class Box {}

  private final class TypedBox<Service>: Box {
    let service: Service
    init(_ service: Service) { self.service = service }
  }

  private var boxes: [ObjectIdentifier: Box] = [:]

  func add<Service>(_ service: Service) { boxes[ObjectIdentifier(Service.self)] = TypedBox(service) }

  func get<Service>(_ type: Service.Type) -> Service {
    unsafeDowncast(boxes[ObjectIdentifier(type)]!, to: TypedBox<Service>.self).service
  }
}
