// Views are nested more deeply than a parser that is built for debugging accepts by default.
struct Chat: Sendable {}
struct Mail: Sendable {}
func view(_ action: () -> Void = {}, _ content: () -> Void = {}) {
  action()
  content()
}
let container = ServiceContainer()
try container.services.register(Chat.self) { Chat() }
let provider = try container.validated()
func body(_ isOn: Bool) {
  if isOn { view { if isOn { view { if isOn { view { if isOn { view { if isOn { view { if isOn { view { if isOn { view {
    if isOn { view { if isOn { view { if isOn { view { if isOn { view { if isOn { view { if isOn { view { if isOn { view {
      print(provider.resolveRequired(Chat.self))
      print(provider.resolveRequired(Mail.self))  //~ missing-service: Mail
    } } } } } } } } } } } } } }
  } } } } } } } } } } } } } }
}
body(true)
