import Furnish

#Preview {
  let log = App.provider.resolveRequired((any Log).self)
  Text(log)
}
enum App {
static let provider: any ServiceProvider = {
  let container = ServiceContainer()
  container.services.register((any Clock).self) { SystemClock() }
  return try! container.validated()
}()
}
func use() { _ = App.provider.resolveRequired((any Clock).self) }

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
