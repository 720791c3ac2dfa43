// A loop runs its body where its sequence has elements, and `map` of an optional where that is not nil, if other code tests
// the same: a list by its count, and a range by its bound.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
let items = Array(CommandLine.arguments.dropFirst())
let paths = CommandLine.arguments.filter { $0.hasSuffix(".swift") }
let workers = Int(CommandLine.arguments.last ?? "") ?? 0
let first = CommandLine.arguments.dropFirst().first
let container = ServiceContainer()
if !items.isEmpty { try container.services.register(Chat.self) { Chat() } }
if paths.count > 0 { try container.services.register(Mail.self) { Mail() } }
if workers > 0 { try container.services.register(News.self) { News() } }
if first != nil { try container.services.register(Post.self) { Post() } }
let provider = try container.validated()
for item in items { print(item, provider.resolveRequired(Chat.self)) }
for path in paths where path.hasPrefix("S") { print(path, provider.resolveRequired(Mail.self)) }
for path in paths.sorted() { print(path, provider.resolveRequired(Mail.self)) }
for number in 0..<workers { print(number, provider.resolveRequired(News.self)) }
for number in 1...workers { print(number, provider.resolveRequired(News.self)) }
first.map { print($0, provider.resolveRequired(Post.self)) }
for path in paths { print(path, provider.resolveRequired(Chat.self)) }  //~ warning missing-service: Chat
for number in 0...workers { print(number, provider.resolveRequired(News.self)) }  //~ missing-service: News
for number in 0..<(workers + 1) { print(number, provider.resolveRequired(News.self)) }  //~ missing-service: News
items.first.map { print($0, provider.resolveRequired(Post.self)) }  //~ warning missing-service: Post
if items.count > 1 { try container.services.register(Int.self) { 1 } }
for item in items { print(item, provider.resolveRequired(Int.self)) }  //~ missing-service: Int
