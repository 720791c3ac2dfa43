// A function that code passes to one whose source shows no call of it may run in any case.
struct Mail: Sendable { func open() {} }
enum Services {
  static let provider: ServiceScope = {
    let container = ServiceContainer()
    if isOn { try! container.services.register(Mail.self) { Mail() } }
    return try! container.validated()
  }()
}
let isOn = CommandLine.arguments.contains("on")
private func openMail() { Services.provider.resolveRequired(Mail.self).open() }  //~ missing-service: Mail
if isOn { openMail() }
later(openMail)
// In the module Later:
func later(_ body: @escaping () -> Void) {
  print("later")
  body()
}
