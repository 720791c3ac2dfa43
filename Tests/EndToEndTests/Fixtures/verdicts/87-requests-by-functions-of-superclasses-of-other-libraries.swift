// A generic function that the program adds to a type of another library is followed where a subclass calls it.
import UIKit
nonisolated(unsafe) var root: ServiceScope!
func start() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  root = try container.validated()
}
try start()
extension UIViewController {
  func make<Value: Sendable>(_ type: Value.Type = Value.self) -> Value { root.resolveRequired(type) }
}
class PageController: UIViewController {
  override func viewDidLoad() {
    print(make((any Log).self))
    print(make((any Clock).self))  //~ missing-service: any Clock
  }
}
final class TitleController: PageController {
  override func viewWillAppear(_ animated: Bool) { print(make(Int.self)) }  //~ missing-service: Int
}
