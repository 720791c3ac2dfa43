// A function that is followed calls its closure where its own test holds, and nowhere else.
enum Flags {
  static let mail = false
  static let chat = true
}
func ifEnabled(_ isOn: Bool, _ body: () -> Void) { if isOn { body() } }
func constant() throws {
  let container = ServiceContainer()
  ifEnabled(Flags.mail) { container.services.register(String.self) { "" } }
  ifEnabled(Flags.chat) { container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ missing-service: String
}
nonisolated(unsafe) var stored: [() -> Void] = []
func store(_ isOn: Bool, _ body: @escaping () -> Void) { if isOn { body() } else { stored.append(body) } }
func later() throws {
  let container = ServiceContainer()
  store(Flags.mail) { container.services.register(String.self) { "" } }
  for body in stored { body() }
  print(try container.validated().resolveRequired(String.self))
}
