// `@NSApplicationMain` begins a program, so all code that may start its containers was read.
import AppKit

final class Journal: Sendable {}
final class Store: Sendable {}
final class Vault: Sendable {}

@NSApplicationMain
final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    let container = ServiceContainer()
    container.services.register(Journal.self, eager: true) { () async in Journal() }
    print(try! container.validated().resolveRequired(Journal.self))  //~ async-in-sync: Journal
    showWindow()
    Task { try await makeVault() }
  }
  private func showWindow() {
    let stores = ServiceContainer()
    stores.services.register(Store.self, eager: true) { () async in Store() }
    print(stores.provider.resolveRequired(Store.self))  //~ async-in-sync: Store
  }
  private func makeVault() async throws {
    let vaults = ServiceContainer()
    vaults.services.register(Vault.self, eager: true) { () async in Vault() }
    try await print(vaults.start().resolveRequired(Vault.self))
  }
}
