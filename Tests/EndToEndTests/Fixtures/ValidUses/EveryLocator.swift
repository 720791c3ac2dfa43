import Furnish

// Every shape in which a locator is used, from functions of all isolations.

nonisolated protocol Storage: Sendable {
  func save(_ text: String)
}

nonisolated struct CloudStorage: Storage {
  func save(_ text: String) {}
}

/// Not `Sendable`.
protocol Canvas: AnyObject {}

final class Easel: Canvas {
  nonisolated init() {}
}

nonisolated func use(_ locator: ServiceLocator, _ storage: any Storage) {
  locator.addService(service: CloudStorage())
  locator.addService(service: CloudStorage() as any Storage)
  locator.addService(service: CloudStorage(), as: (any Storage).self)
  locator.addService(service: storage)
  let found: any Storage = locator.getService()
  found.save("text")
  locator.getService((any Storage).self).save("text")
  locator.findService((any Storage).self)?.save("text")
  let optional: (any Storage)? = locator.findService()
  _ = optional
  locator.removeService((any Storage).self)
  for service in locator.services { print(service.type, service.place) }
}

nonisolated func useAsynchronously() async {
  ServiceLocator.shared.addService(service: await makeStorage())
  ServiceLocator.shared.getService((any Storage).self).save("text")
}

nonisolated func makeStorage() async -> any Storage { CloudStorage() }

@MainActor
func useOnTheMainActor(_ canvas: any Canvas) {
  ServiceLocator.shared.addService(service: Easel())
  ServiceLocator.shared.addService(service: canvas)
  ServiceLocator.shared.addService(service: Easel(), as: (any Canvas).self)
  let found: any Canvas = ServiceLocator.shared.getService()
  _ = found
  _ = ServiceLocator.shared.findService(Easel.self)
  ServiceLocator.shared.removeService(Easel.self)
  ServiceLocator.shared.addService(service: CloudStorage())
  ServiceLocator.shared.getService(CloudStorage.self).save("text")
}

@MainActor
final class Model {
  @Injected var storage: any Storage
  @Injected var optional: (any Storage)?
  @Injected private var canvas: any Canvas

  func explain() -> String { "\($storage.place): \($canvas.source == .locator)" }
}

nonisolated final class Worker: Sendable {
  let storage = Injected<any Storage>()
  func work() { storage.wrappedValue.save("text") }
}

nonisolated struct Settings {
  @Injected var storage: any Storage
}

extension ServiceLocator {
  nonisolated func addStorageServices() {
    addService(service: CloudStorage() as any Storage)
  }

  @MainActor
  func makeModel() -> Model { make { Model() } }
}

nonisolated func useAnother(_ locator: ServiceLocator) {
  withServices {
    $0.locator = locator
    $0.locator.addStorageServices()
  } operation: {
    _ = Settings().storage
  }
  prepareServices { $0.locator = locator }
}
