// A lazy property may create another object of the same type.
final class Coordinator: Sendable {
  let root: any ServiceProvider
  lazy var child = Coordinator(root: root)
  lazy var log: any Log = root.resolveRequired((any Log).self)  //~ missing-service: any Log
  init(root: any ServiceProvider) { self.root = root }
}
func run() throws {
  let container = ServiceContainer()
  container.services.register((any Log).self) { ConsoleLog() }
  print(Coordinator(root: try container.validated()).log)
}
func runWithout() throws {
  print(Coordinator(root: try ServiceContainer().validated()))
}
