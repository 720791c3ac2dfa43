import BlackHole

/// The cost of the same work without Furnish: the floors, and the naive implementation.
extension Workload {
  static let floors = [
    Workload("floor: call through an existential") { count in
      let counter: any Counting = makeCounter()
      for _ in 0..<count { consume(counter.next()) }
    },
    Workload("floor: retain and release") { count in
      let client = Client()
      for _ in 0..<count { retainAndRelease(client) }
    },
    Workload("floor: task-local read of an Int") { count in
      Locals.$number.withValue(4) {
        for _ in 0..<count { consume(Locals.number) }
      }
    },
    Workload("floor: task-local read of a class") { count in
      Locals.$client.withValue(Client()) {
        for _ in 0..<count { consume(Locals.client.number) }
      }
    },
    Workload("floor: TaskLocal.withValue") { count in
      for _ in 0..<count { Locals.$number.withValue(2) { consume(1) } }
    },
    Workload("floor: allocate and free an object") { count in
      for number in 0..<count { consume(Client(number: number)) }
    },
    Workload("naive: locator over a dictionary of Any") { count in
      let locator = DictionaryLocator()
      locator.add(Client())
      for _ in 0..<count { consume((locator.get() as Client).number) }
    },
  ]
}

private enum Locals {
  @TaskLocal static var number = 1
  @TaskLocal static var client = Client()
}

/// A locator as in tutorials, whose keys are the printed names of types.
private final class DictionaryLocator {
  private var services: [String: Any] = [:]

  func add<Service>(_ service: Service) { services["\(Service.self)"] = service }

  func get<Service>() -> Service { services["\(Service.self)"] as! Service }
}
