// The programs of the article "Use the locator", which each build compiles.
import Furnish

// snippet.services
protocol Storage: Sendable {
  func save(_ text: String, for key: String)
}

struct CloudStorage: Storage {
  func save(_ text: String, for key: String) { print("\(key) → the cloud") }
}

struct LocalStorage: Storage {
  func save(_ text: String, for key: String) { print("\(key) → this machine") }
}
// snippet.end

// snippet.injecting
@MainActor
final class SettingsModel {
  @Injected private var storage: any Storage

  func save(name: String) { storage.save(name, for: "name") }
}
// snippet.end

// snippet.canvas
/// Not `Sendable`: only code of the main actor uses it.
final class Canvas {
  var strokes = 0
}
// snippet.end

// snippet.groups
extension ServiceLocator {
  func addStorageServices(isOnline: Bool) {
    if isOnline {
      addService(service: CloudStorage() as any Storage)
    } else {
      addService(service: LocalStorage() as any Storage)
    }
  }

  @MainActor
  func makeSettingsModel() -> SettingsModel { make { SettingsModel() } }
}
// snippet.end

// snippet.adding
ServiceLocator.shared.addService(service: CloudStorage() as any Storage)

let storage: any Storage = ServiceLocator.shared.getService()
storage.save("Ada", for: "name")  // name → the cloud
// snippet.end

// snippet.replacing
let model = SettingsModel()
ServiceLocator.shared.addService(service: LocalStorage() as any Storage)
model.save(name: "Ada")  // name → this machine
// snippet.end

// snippet.main-actor
ServiceLocator.shared.addService(service: Canvas())  // this code runs on the main actor

func draw() async {
  // ServiceLocator.shared.getService(Canvas.self) would not compile here
  await MainActor.run {
    ServiceLocator.shared.getService(Canvas.self).strokes += 1
  }
}
// snippet.end

// snippet.another
let offline = ServiceLocator()
offline.addStorageServices(isOnline: false)

withServices {
  $0.locator = offline
} operation: {
  SettingsModel().save(name: "Ada")  // name → this machine
}
offline.makeSettingsModel().save(name: "Ada")  // name → this machine
// snippet.end

// snippet.source
struct Report {
  @Injected var storage: any Storage

  func explain() -> String {
    switch $storage.source {
    case .override: "set around this code"
    case .provider: "from the container"
    case .locator: "from the locator"
    case .default: "from the default of its key"
    case nil: "missing: reading it would stop the program"
    }
  }
}

print(Report().explain())  // from the locator
for service in ServiceLocator.shared.services { print(service) }
// snippet.end

await draw()
