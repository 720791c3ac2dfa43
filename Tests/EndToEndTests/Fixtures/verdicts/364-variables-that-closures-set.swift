// A variable that is nil at first may have a value when a closure or a function runs that other code has stored.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Feed: Sendable {}
struct Clip: Sendable {}
struct Page { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Chat.self)) } }
struct MailPage { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Mail.self)) } }
struct NewsPage { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(News.self)) } }
struct PostPage { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Post.self)) } }
struct FeedPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Feed.self)) }  //~ missing-service: Feed
}
struct ClipPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Clip.self)) }  //~ missing-service: Clip
}
final class Button { var onLoad: () -> Void = {} }
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn { try container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() } }
if isOn { try container.services.register(News.self) { News() }.register(Post.self) { Post() } }
if isOn { try container.services.register(Feed.self) { Feed() }.register(Clip.self) { Clip() } }
let provider = try container.validated()
let button = Button()
var page: Page?
func use() { page?.show(provider) }
button.onLoad = { page = Page() }
if isOn { use() }
var mailPage: MailPage?
button.onLoad = { mailPage = MailPage() }
if isOn { mailPage?.show(provider) }
func run() {
  var newsPage: NewsPage?
  button.onLoad = { newsPage = NewsPage() }
  if isOn { newsPage?.show(provider) }
}
run()
var postPage: PostPage?
enum Loader { static func load() { postPage = PostPage() } }
struct Home { func use() { postPage?.show(provider) } }
button.onLoad = Loader.load
if isOn { Home().use() }
var feedPage: FeedPage?
func useFeed() { feedPage?.show(provider) }
button.onLoad = { feedPage = FeedPage() }
if !isOn { useFeed() }
var clipPage: ClipPage?
button.onLoad = { clipPage = ClipPage() }
if !isOn { clipPage?.show(provider) }
