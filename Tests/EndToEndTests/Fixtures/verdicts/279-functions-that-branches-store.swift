// A private function that code uses as a value is called where that code stores it, or where the function that receives
// it calls it.
struct Share: Sendable {}
struct Home: Sendable {}
struct Sync: Sendable {}
struct Mail: Sendable {}
func when(_ isOn: Bool, _ body: () -> Void) { if isOn { body() } }
func always(_ isOn: Bool, _ body: () -> Void) { body() }
final class Shell {
  private let provider: any ServiceProvider
  private var commands: [String: () -> Void] = [:]
  init(provider: any ServiceProvider, canShare: Bool) {
    self.provider = provider
    commands["home"] = home
    if canShare { commands["share"] = share }
    when(canShare, sync)
    always(canShare, mail)
  }
  func run(_ line: String) { commands[line]?() }
  // The word share in a comment, or in "share", is no use of the function.
  private func share() { print(provider.resolveRequired(Share.self)) }
  private func home() { print(provider.resolveRequired(Home.self)) }  //~ missing-service: Home
  private func sync() { print(provider.resolveRequired(Sync.self)) }
  private func mail() { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
}
let canShare = CommandLine.arguments.contains("share")
let container = ServiceContainer()
if canShare {
  try container.services.register(Share.self) { Share() }.register(Home.self) { Home() }
    .register(Sync.self) { Sync() }.register(Mail.self) { Mail() }
}
let shell = Shell(provider: try container.validated(), canShare: canShare)
while let line = readLine() { shell.run(line) }
