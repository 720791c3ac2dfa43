import Furnish
import Testing

/// Adding, getting, replacing and removing the services of a locator.
@Suite struct ServiceLocatorTests {
  private let locator = ServiceLocator()

  @Test func `a service is returned under the type that it was added as`() {
    locator.addService(service: CloudStorage() as any Storage)
    let storage: any Storage = locator.getService()
    #expect(storage.name == "cloud")
    #expect(locator.getService((any Storage).self).name == "cloud")
  }

  @Test func `a service may be added under another type`() {
    locator.addService(service: CloudStorage(), as: (any Storage).self)
    #expect(locator.getService((any Storage).self).name == "cloud")
    #expect(locator.findService(CloudStorage.self) == nil)
  }

  @Test func `an existential is added as its static type, not as its dynamic type`() {
    let storage: any Storage = CloudStorage()
    locator.addService(service: storage)
    #expect(locator.findService((any Storage).self)?.name == "cloud")
    #expect(locator.findService(CloudStorage.self) == nil)
  }

  @MainActor
  @Test func `an existential that is not Sendable is added as its static type`() {
    let canvas: any Canvas = Easel()
    locator.addService(service: canvas)
    #expect(locator.findService((any Canvas).self) === canvas)
    #expect(locator.findService(Easel.self) == nil)
  }

  @Test func `a service is not found under its own type if it was added as another`() {
    locator.addService(service: CloudStorage() as any Storage)
    #expect(locator.findService(CloudStorage.self) == nil)
  }

  @Test func `each request to a locator returns the same instance`() {
    locator.addService(service: CloudStorage())
    #expect(locator.getService(CloudStorage.self) === locator.getService(CloudStorage.self))
  }

  @Test func `a service that was not added is not found`() {
    #expect(locator.findService((any Storage).self) == nil)
    #expect(locator.findService(Int.self) == nil)
  }

  @Test func `adding a service of the same type replaces the first`() {
    locator.addService(service: CloudStorage() as any Storage)
    locator.addService(service: LocalStorage() as any Storage)
    #expect(locator.getService((any Storage).self).name == "local")
  }

  @Test func `replacing a service does not change the others`() {
    locator.addService(service: 1)
    locator.addService(service: "one")
    locator.addService(service: 2)
    #expect(locator.getService(Int.self) == 2)
    #expect(locator.getService(String.self) == "one")
  }

  @Test func `values of every size are returned`() {
    locator.addService(service: ())
    locator.addService(service: UInt8(1))
    locator.addService(service: (1, "two", [3.0]))
    #expect(locator.findService(Void.self) != nil)
    #expect(locator.getService(UInt8.self) == 1)
    let triple: (Int, String, [Double]) = locator.getService()
    #expect(triple == (1, "two", [3.0]))
  }

  @Test func `a removed service is returned, and not found any more`() {
    locator.addService(service: LocalStorage(name: "mine"))
    #expect(locator.removeService(LocalStorage.self)?.name == "mine")
    #expect(locator.findService(LocalStorage.self) == nil)
  }

  @Test func `removing a service that is missing changes nothing`() {
    locator.addService(service: 1)
    #expect(locator.removeService(String.self) == nil)
    #expect(locator.getService(Int.self) == 1)
  }

  @Test func `a removed service can be added again`() {
    locator.addService(service: 1)
    locator.removeService(Int.self)
    locator.addService(service: 2)
    #expect(locator.getService(Int.self) == 2)
  }

  @Test func `a thousand types are distinct`() {
    add(1000, Int.self)
    expect(1000, Int.self)
  }

  @Test func `types with the same name are different services`() {
    enum First { struct User: Sendable { let number = 1 } }
    enum Second { struct User: Sendable { let number = 2 } }
    locator.addService(service: First.User())
    locator.addService(service: Second.User())
    #expect(locator.getService(First.User.self).number == 1)
    #expect(locator.getService(Second.User.self).number == 2)
  }

  @Test func `a request for an optional returns the service of the wrapped type`() {
    locator.addService(service: CloudStorage() as any Storage)
    let storage: (any Storage)? = locator.getService()
    #expect(storage?.name == "cloud")
    let number: Int? = locator.getService()
    #expect(number == nil)
  }

  @Test func `a service of an optional type is distinct from that of the wrapped type`() {
    locator.addService(service: 1)
    locator.addService(service: Int?.some(2))
    let number: Int? = locator.getService()
    #expect(number == 2)
    #expect(locator.getService(Int.self) == 1)
  }

  @MainActor
  @Test func `a type that is not Sendable is added and read on the main actor`() {
    let easel = Easel()
    locator.addService(service: easel as any Canvas)
    let canvas: any Canvas = locator.getService()
    canvas.strokes = 3
    #expect(easel.strokes == 3)
    #expect(locator.findService((any Canvas).self) === easel)
    #expect(locator.removeService((any Canvas).self) === easel)
    #expect(locator.findService((any Canvas).self) == nil)
  }

  @MainActor
  @Test func `a Sendable type that was added on the main actor is read everywhere`() async {
    locator.addService(service: CloudStorage())
    let locator = locator
    let name = await Task.detached { locator.getService(CloudStorage.self).name }.value
    #expect(name == "cloud")
  }

  @Test func `an extension of the locator can add several services`() {
    locator.addStorages()
    #expect(locator.getService((any Storage).self).name == "cloud")
    #expect(locator.getService(LocalStorage.self).name == "local")
  }

  /// Adds services of `count` types: the tag of each type is the type before it.
  private func add<Tag>(_ count: Int, _ tag: Tag.Type) {
    if count == 0 { return }
    locator.addService(service: Numbered<Tag>(number: count))
    add(count - 1, Numbered<Tag>.self)
  }

  private func expect<Tag>(_ count: Int, _ tag: Tag.Type) {
    if count == 0 { return }
    #expect(locator.findService(Numbered<Tag>.self)?.number == count)
    expect(count - 1, Numbered<Tag>.self)
  }
}

private struct Numbered<Tag>: Sendable { let number: Int }

extension ServiceLocator {
  fileprivate func addStorages() {
    addService(service: CloudStorage() as any Storage)
    addService(service: LocalStorage())
  }
}
