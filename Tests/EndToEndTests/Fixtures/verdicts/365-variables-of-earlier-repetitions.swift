// In a later repetition a variable that is nil before the loop has the value of an earlier repetition.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Feed: Sendable {}
struct Clip: Sendable {}
struct Page {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Chat.self)) }  //~ missing-service: Chat
}
struct MailPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
}
struct NewsPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
}
struct PostPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Post.self)) }  //~ missing-service: Post
}
struct FeedPage { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Feed.self)) } }
struct ClipPage { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Clip.self)) } }
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
try container.services.register(Feed.self) { Feed() }
if isOn { try container.services.register(Clip.self) { Clip() } }
let provider = try container.validated()
var last: Page?
for argument in CommandLine.arguments {
  if let last { last.show(provider) }
  last = Page()
  print(argument)
}
func visit(_ names: [String], _ provider: any ServiceProvider) {
  var last: MailPage?
  for name in names {
    last?.show(provider)
    last = MailPage()
    print(name)
  }
}
visit(CommandLine.arguments, provider)
func wait(_ provider: any ServiceProvider) {
  var last: NewsPage?
  while true {
    if let page = last { page.show(provider) }
    guard readLine() != nil else { return }
    last = NewsPage()
  }
}
wait(provider)
func retry(_ provider: any ServiceProvider) {
  var last: PostPage?
  repeat {
    if last != nil { last!.show(provider) }
    last = PostPage()
  } while readLine() != nil
}
retry(provider)
var feedPage: FeedPage?
for argument in CommandLine.arguments {
  feedPage?.show(provider)
  feedPage = FeedPage()
  print(argument)
}
if isOn {
  var clipPage: ClipPage?
  for argument in CommandLine.arguments {
    if let clipPage { clipPage.show(provider) }
    clipPage = ClipPage()
    print(argument)
  }
}
