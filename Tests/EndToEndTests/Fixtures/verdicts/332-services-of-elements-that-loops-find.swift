// A loop registers a service if it finds an element. Without that element, the service is missing.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Maps: Sendable {}
struct Notes: Sendable {}

let container = ServiceContainer()
let services = try container.services
while let line = readLine() {
  if line == "chat" { services.register(Chat.self) { Chat() } }
}
var words = CommandLine.arguments.makeIterator()
while let word = words.next() {
  switch word {
  case "mail": services.register(Mail.self) { Mail() }
  default: print(word)
  }
}
for word in CommandLine.arguments.filter({ $0 == "news" }) { services.register(News.self) { print(word); return News() } }
CommandLine.arguments.filter { $0 == "maps" }.forEach { _ in services.register(Maps.self) { Maps() } }
// Each line counts, so the loop registers the service if it runs.
while let line = readLine() { services.register(Notes.self) { print(line); return Notes() } }

let provider = try container.validated()
print(provider.resolveRequired(Chat.self))  //~ missing-service: Chat
print(provider.resolveRequired(Mail.self))  //~ missing-service: Mail
print(provider.resolveRequired(News.self))  //~ missing-service: News
print(provider.resolveRequired(Maps.self))  //~ missing-service: Maps
print(provider.resolveRequired(Notes.self))

// The program requests what it has registered.
func runSelected() throws {
  let container = ServiceContainer()
  let services = try container.services
  var hasChat = false
  while let line = readLine() {
    guard line == "chat" else { continue }
    hasChat = true
    services.register(Chat.self) { Chat() }
  }
  for _ in CommandLine.arguments.filter({ $0 == "mail" }) { services.register(Mail.self) { Mail() } }
  let provider = try container.validated()
  if hasChat { print(provider.resolveRequired(Chat.self)) }
  if CommandLine.arguments.contains("mail") { print(provider.resolveRequired(Mail.self)) }
  for _ in CommandLine.arguments.filter({ $0 == "mail" }) { print(provider.resolveRequired(Mail.self)) }
}

// A loop that takes the elements of a known list takes all of them.
func runQueue() throws {
  let container = ServiceContainer()
  let services = try container.services
  var queue = ["chat", "mail"]
  while let name = queue.popLast() {
    if name == "chat" { services.register(Chat.self) { Chat() } } else { services.register(Mail.self) { Mail() } }
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Chat.self), provider.resolveRequired(Mail.self))
}

try runSelected()
try runQueue()
