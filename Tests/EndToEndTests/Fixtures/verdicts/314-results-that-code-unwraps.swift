// Code after `try result.get()` runs where the result is a success, as in a case of a switch.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Shop: Sendable {}
struct Off: Error {}
struct Session {
  let token: Result<String, Off>
  let provider: any ServiceProvider
  func open() throws {
    let text = try token.get()
    print(text, provider.resolveRequired(Chat.self))
  }
  func show() { if case .success(let text) = token { print(text, provider.resolveRequired(Chat.self)) } }
  func close() throws {
    print(provider.resolveRequired(Shop.self))  //~ missing-service: Shop
    print(try token.get())
  }
}
func load() -> Result<String, Off> {
  guard let text = CommandLine.arguments.last else { return .failure(Off()) }
  return .success(text)
}
let token: Result<String, Off> = load()
let container = ServiceContainer()
if case .success = token {
  try container.services.register(Chat.self) { Chat() }.register(Shop.self) { Shop() }
  try container.services.register(News.self) { News() }
}
let provider = try container.validated()
func first() throws { print(try token.get(), provider.resolveRequired(Chat.self)) }
func second() throws {
  _ = try token.get()
  print(provider.resolveRequired(Chat.self))
}
func third() {
  _ = try? token.get()
  print(provider.resolveRequired(News.self))  //~ missing-service: News
}
func fourth() throws {
  _ = try token.get()
  print(provider.resolveRequired(Post.self))  //~ missing-service: Post
}
let session = Session(token: token, provider: provider)
try session.close()
third()
try first()
try second()
try fourth()
try session.open()
session.show()
