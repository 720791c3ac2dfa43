// A locator that the program sets takes the place of the shared one.
struct Page { @Injected var log: any Log }
@main struct App {
  static func main() {
    let own = ServiceLocator()
    own.addService(service: ConsoleLog() as any Log)
    withServices { $0.locator = own } operation: {
      let log: any Log = ServiceLocator.shared.getService()
      print(Page(), log)
    }
  }
}
