// The compiler accepts three forms that the parser reports as errors; what follows them is read.
enum Reason { case isEmpty }
func text(_ reason: Reason) -> String {
  switch reason {
    #warning("write the texts")
  case .isEmpty: return "empty"
  }
}
func load(update: @escaping @MainActor([Int]) -> Void) {}
class Pan: NSObject {
  lazy var action =
    #selector
    (Pan.handle(_:))
  @objc func handle(_ x: Any) {}
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Page.self)  //~ missing-service: Page
}
