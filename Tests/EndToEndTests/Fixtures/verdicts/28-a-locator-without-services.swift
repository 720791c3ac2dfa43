// A program requests services from the locator, and nothing adds one; an optional one may be missing.
final class Page {
  @Injected var log: any Log  //~ missing-service: any Log
}
@main struct App {
  static func main() {
    _ = Page().log
    _ = ServiceLocator.shared.getService((any Clock).self)  //~ missing-service: any Clock
    _ = ServiceLocator.shared.findService(Int.self)
  }
}
