// Closures that test each other end the reading, a variable may have a value from an earlier repetition, and only the
// function that code certainly calls runs before the start.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct Session: Sendable {}
struct MailPage { func show() { print(provider.resolveRequired(Mail.self)) } }  //~ missing-service: Mail
protocol Screen { func show() }
struct Home: Screen { func show() {} }
struct Account: Screen { func show() { print(provider.resolveRequired(Session.self)) } }
func load(_ name: String) -> any Screen { screens[name] ?? Home() }
let screens: [String: any Screen] = ["home": Home()]
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
try container.services.register(Session.self, eager: true) { () async in Session() }
if isOn { try container.services.register(Chat.self) { Chat() } }
let provider = try container.validated()
let isReady: () -> Bool = { isLate() }
let isLate: () -> Bool = { isReady() }
if isLate() { print(provider.resolveRequired(Chat.self)) }  //~ warning missing-service: Chat
var isOpen = { isOn }
func open() { isOpen = { true } }
open()
if isOpen() { print(provider.resolveRequired(Chat.self)) }  //~ warning missing-service: Chat
var last: MailPage?
for argument in CommandLine.arguments {
  if let last { last.show() }
  last = MailPage()
  print(argument)
}
load("home").show()
try await container.start()
load("account").show()
