// A function that the main program calls in a loop runs before a later start. A request in a loop may not run at all.
struct Session: Sendable {}
struct Index: Sendable {}
struct Cache: Sendable {}
struct Store: Sendable {}
let container = ServiceContainer()
try container.services
  .register(Session.self, eager: true) { () async in Session() }
  .register(Index.self, eager: true) { () async in Index() }
  .register(Cache.self, eager: true) { () async in Cache() }
  .register(Store.self, eager: true) { () async in Store() }
let provider = try container.validated()
func use() { print(provider.resolveRequired(Session.self)) }  //~ async-in-sync: Session
for name in CommandLine.arguments {
  print(name)
  use()
}
struct Page { func show() { print(provider.resolveRequired(Index.self)) } }  //~ async-in-sync: Index
while let line = readLine() {
  print(line)
  Page().show()
}
func open(_ count: Int) { for _ in 0..<count { print(provider.resolveRequired(Cache.self)) } }
open(0)
// A test shows that the container was started.
var isReady = false
func show() { if isReady { print(provider.resolveRequired(Store.self)) } }
show()
try await container.start()
isReady = true
open(2)
show()
