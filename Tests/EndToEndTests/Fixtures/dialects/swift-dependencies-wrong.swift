// Program: a key with a test value alone, read by a model
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
extension DependencyValues {
  var api: API {
    get { self[APIKey.self] }
    set { self[APIKey.self] = newValue }
  }
}
final class Model {
  @Dependency(\.api) var api  //~ missing-service: @Dependency(\.api) has no live value
}
// Program: an interface without its live module
@main struct Shop { static func main() { show(Cart()) } }
struct Cart {
  @Dependency(\.payments) var payments  //~ missing-service: no live value
}
// In the module Payments:
public struct Payments: Sendable { public var pay: @Sendable () async -> Void }
extension Payments: TestDependencyKey { public static let testValue = Payments(pay: {}) }
extension DependencyValues {
  public var payments: Payments {
    get { self[Payments.self] }
    set { self[Payments.self] = newValue }
  }
}
// Program: a client of the macro without its live value
@DependencyClient
struct AudioPlayer: Sendable {
  var play: @Sendable (_ url: String) async throws -> Void
}
extension AudioPlayer: TestDependencyKey {
  static let testValue = Self()
  static let previewValue = Self(play: { _ in })
}
extension DependencyValues {
  var audioPlayer: AudioPlayer {
    get { self[AudioPlayer.self] }
    set { self[AudioPlayer.self] = newValue }
  }
}
struct Recorder {
  func run() async throws {
    @Dependency(\.audioPlayer) var player  //~ missing-service: @Dependency(\.audioPlayer)
    try await player.play("a")
  }
}
// Program: a type that is its own key, read by type
struct Weather: TestDependencyKey, Sendable {
  var today: @Sendable () -> String
  static let testValue = Weather(today: { "sun" })
}
@Observable final class Forecast {
  @ObservationIgnored @Dependency(Weather.self) var weather  //~ missing-service: @Dependency(Weather.self) has no live value
}
// Program: a protocol behind a key without a live value
private enum ServiceKey: TestDependencyKey {
  static var testValue: any APIService { MockAPI() }
}
extension DependencyValues {
  var service: any APIService {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }
}
struct Feature: Reducer {
  @Dependency(\.service) var service  //~ missing-service
  @Dependency(\.uuid) var uuid
}
// Program: a key that stands in the extension
extension DependencyValues {
  var tracker: Tracker {
    get { self[TrackerKey.self] }
    set { self[TrackerKey.self] = newValue }
  }
  private enum TrackerKey: TestDependencyKey { static let testValue = Tracker() }
}
struct Tracker: Sendable {}
struct Page { @Dependency(\.tracker) var tracker }  //~ missing-service: @Dependency(\.tracker)
// Program: an entry of the macro without a live value
extension DependencyValues {
  @DependencyEntry var flags: [String] = []
}
struct Page { @Dependency(\.flags) var flags }  //~ missing-service: prepareDependencies
// Program: a live value that only stops
private enum DatabaseKey: DependencyKey {
  static var liveValue: Database { fatalError("set it at the start") }
}
struct Database: Sendable {}
extension DependencyValues {
  var database: Database {
    get { self[DatabaseKey.self] }
    set { self[DatabaseKey.self] = newValue }
  }
}
struct Store {
  @Dependency(\.database) private var database  //~ missing-service
}
// Program: a live value whose closure only stops
struct Session: Sendable {}
enum SessionKey: DependencyKey {
  static let liveValue: Session = { preconditionFailure("no session") }()
}
extension DependencyValues {
  var session: Session {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
}
func open() {
  @Dependency(\.session) var session  //~ missing-service
  show(session)
}
// Program: a key path that nothing declares
struct Model {
  @Dependency(\.analytics) var analytics  //~ missing-service: @Dependency(\.analytics) names no property
}
// Program: a key path with a letter too many
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var apiClient: API {
    get { self[API.self] }
    set { self[API.self] = newValue }
  }
}
struct Model {
  @Dependency(\.apiClients) var api  //~ missing-service: \.apiClients
}
// Program: an endpoint of a key path that nothing declares
struct Reader {
  func read() async {
    @Dependency(\.clipboard.paste) var paste  //~ missing-service: @Dependency(\.clipboard)
    show(paste)
  }
}
// Program: live values that read each other
struct First: Sendable { var second: Second }
struct Second: Sendable { var first: First }
extension First: DependencyKey {
  static var liveValue: First {  //~ dependency-cycle: reads itself while it is created
    @Dependency(Second.self) var second
    return First(second: second)
  }
}
extension Second: DependencyKey {
  static var liveValue: Second {
    @Dependency(First.self) var first
    return Second(first: first)
  }
}
struct Model { @Dependency(First.self) var first }
// Program: a cycle of three
struct One: Sendable { var value: Int }
struct Two: Sendable { var value: Int }
struct Three: Sendable { var value: Int }
enum OneKey: DependencyKey {
  static let liveValue: One = {  //~ dependency-cycle: @Dependency(\.three)
    @Dependency(\.two) var two
    return One(value: two.value)
  }()
}
enum TwoKey: DependencyKey {
  static let liveValue: Two = {
    @Dependency(\.three) var three
    return Two(value: three.value)
  }()
}
enum ThreeKey: DependencyKey {
  static let liveValue: Three = {
    @Dependency(\.one) var one
    return Three(value: one.value)
  }()
}
extension DependencyValues {
  var one: One { get { self[OneKey.self] } set { self[OneKey.self] = newValue } }
  var two: Two { get { self[TwoKey.self] } set { self[TwoKey.self] = newValue } }
  var three: Three { get { self[ThreeKey.self] } set { self[ThreeKey.self] = newValue } }
}
struct Model { @Dependency(\.one) var one }
// Program: a live value that reads itself
extension API: DependencyKey {
  static var liveValue: API {  //~ dependency-cycle
    @Dependency(\.api) var api
    let old = api.user
    return API(user: { old() })
  }
}
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
}
// Program: a cycle through an initializer
final class Loader: Sendable {
  @Dependency(\.cache) var cache
  let size: Int
  init() { size = cache.size }
}
final class Cache: Sendable {
  @Dependency(\.loader) var loader
  let size: Int
  init() { size = loader.size }
}
enum LoaderKey: DependencyKey { static let liveValue = Loader() }  //~ dependency-cycle
enum CacheKey: DependencyKey { static let liveValue = Cache() }
extension DependencyValues {
  var loader: Loader { get { self[LoaderKey.self] } set { self[LoaderKey.self] = newValue } }
  var cache: Cache { get { self[CacheKey.self] } set { self[CacheKey.self] = newValue } }
}
// Program: a cycle through a static function
struct Reporter: Sendable {
  var log: String
  static func live() -> Self {
    @Dependency(\.writer) var writer
    return Self(log: writer.name)
  }
}
struct Writer: Sendable {
  var name: String
  static var live: Writer {
    @Dependency(\.reporter) var reporter
    return Writer(name: reporter.log)
  }
}
extension Reporter: DependencyKey { static let liveValue = Self.live() }  //~ dependency-cycle: @Dependency(\.writer) read
extension Writer: DependencyKey { static let liveValue: Writer = .live }
extension DependencyValues {
  var reporter: Reporter { get { self[Reporter.self] } set { self[Reporter.self] = newValue } }
  var writer: Writer { get { self[Writer.self] } set { self[Writer.self] = newValue } }
}
// Program: a wrapper on a static property
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
}
enum Network {
  @Dependency(\.api) static var api  //~ warning captive-dependency: created once
}
// Program: a value that a static property stores
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
enum Network {
  static let api = Dependency(API.self).wrappedValue  //~ warning captive-dependency: api is created once
}
// Program: a value that a global variable stores
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
}
let api = DependencyValues._current.api  //~ warning captive-dependency: @Dependency(\.api) without its overrides
// Program: a preview sets what the app reads
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
}
struct ProfileView {
  @Dependency(\.api) var api  //~ missing-service
}
#Preview {
  let _ = prepareDependencies { $0.api = API(user: { User() }) }
  ProfileView()
}
// Program: the provider of a preview sets what the app reads
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
}
struct ProfileView {
  @Dependency(\.api) var api  //~ missing-service
}
struct ProfileView_Previews: PreviewProvider {
  static var previews: some View {
    withDependencies { $0.api = API(user: { User() }) } operation: { ProfileView() }
  }
}
// Program: a live value that needs another one which is missing
enum TokenKey: TestDependencyKey { static let testValue = "token" }
extension DependencyValues {
  var token: String { get { self[TokenKey.self] } set { self[TokenKey.self] = newValue } }
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
}
extension API: DependencyKey {
  static let liveValue = API(  //~ missing-service: @Dependency(\.api) → @Dependency(\.token)
    user: {
      @Dependency(\.token) var token
      show(token)
      return User()
    })
}
// Program: another key is prepared
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
enum TokenKey: TestDependencyKey { static let testValue = "" }
extension DependencyValues {
  var api: API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
  var token: String { get { self[TokenKey.self] } set { self[TokenKey.self] = newValue } }
}
@main struct ShopApp {
  init() { prepareDependencies { $0.token = "live" } }
  @Dependency(\.token) var token
  @Dependency(\.api) var api  //~ missing-service: @Dependency(\.api)
}
// Program: the live value of another type
struct Images: Sendable { var load: @Sendable () -> Int }
struct Sounds: Sendable { var load: @Sendable () -> Int }
extension Images: TestDependencyKey { static let testValue = Images(load: { 0 }) }
extension Sounds: TestDependencyKey { static let testValue = Sounds(load: { 0 }) }
extension Sounds: DependencyKey { static let liveValue = Sounds(load: { 1 }) }
extension DependencyValues {
  var images: Images { get { self[Images.self] } set { self[Images.self] = newValue } }
  var sounds: Sounds { get { self[Sounds.self] } set { self[Sounds.self] = newValue } }
}
struct Gallery {
  @Dependency(\.sounds) var sounds
  @Dependency(\.images.load) var load  //~ missing-service: @Dependency(\.images)
}
// Program: a model sets what only its children read
enum TokenKey: TestDependencyKey { static let testValue = "token" }
enum UserKey: TestDependencyKey { static let testValue = User() }
extension DependencyValues {
  var token: String { get { self[TokenKey.self] } set { self[TokenKey.self] = newValue } }
  var user: User { get { self[UserKey.self] } set { self[UserKey.self] = newValue } }
}
final class Child { @Dependency(\.token) var token }
final class Parent {
  @Dependency(\.user) var user  //~ missing-service: @Dependency(\.user)
  func open() -> Child { withDependencies(from: self) { $0.token = "a" } operation: { Child() } }
}
// Program: a live module that the app has, without the conformance
@main struct Tool { static func main() async { await Runner().run() } }
struct Runner {
  func run() async {
    @Dependency(\.mailer) var mailer  //~ missing-service
    await mailer.send("hello")
  }
}
// In the module Mail:
public struct Mailer: Sendable {
  public var send: @Sendable (String) async -> Void
}
extension Mailer: TestDependencyKey { public static var testValue: Mailer { Mailer(send: { _ in }) } }
extension DependencyValues {
  public var mailer: Mailer { get { self[Mailer.self] } set { self[Mailer.self] = newValue } }
}
// In the module MailLive:
extension Mailer { public static let live = Mailer(send: { print($0) }) }
// Program: a preview value and no live value
struct Location: Sendable { var city: @Sendable () -> String }
extension Location: TestDependencyKey {
  static let previewValue = Location(city: { "Paris" })
  static let testValue = Location(city: { "" })
}
extension DependencyValues {
  var location: Location { get { self[Location.self] } set { self[Location.self] = newValue } }
}
struct Map: Reducer {
  var body: some Reducer {
    Reduce { state, action in
      @Dependency(\.location) var location  //~ missing-service
      show(location.city())
      return .none
    }
  }
}
// Program: a service with property wrappers that is made for a key
protocol Sync: Sendable {}
struct LiveSync: Sync {
  @Dependency(\.journal) var journal
  let start: Int
  init() { start = self.journal.count }
}
struct Journal: Sendable {
  var count: Int
  init() {
    @Dependency(\.sync) var sync
    count = 0
    show(sync)
  }
}
enum SyncKey: DependencyKey { static let liveValue: any Sync = LiveSync() }  //~ dependency-cycle
enum JournalKey: DependencyKey { static let liveValue = Journal() }
extension DependencyValues {
  var sync: any Sync { get { self[SyncKey.self] } set { self[SyncKey.self] = newValue } }
  var journal: Journal { get { self[JournalKey.self] } set { self[JournalKey.self] = newValue } }
}
// Program: a key that inherits through a protocol of the program
protocol AppKey: TestDependencyKey {}
enum ThemeKey: AppKey { static let testValue = "plain" }
extension DependencyValues {
  var theme: String { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
}
struct Screen { @Dependency(\.theme) var theme }  //~ missing-service
// Program: a dependency that only a run for tests sets
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
}
@main struct ShopApp {
  init() {
    prepareDependencies {
      if CommandLine.arguments.contains("-test") { $0.api = API(user: { User() }) }
    }
  }
  @Dependency(\.api) var api  //~ warning missing-service: It is set under a condition
}
// Program: a key path that a module of another file may declare
struct Page { @Dependency(\.partner) var partner }  //~ warning missing-service: A module that was not read
// In the module Kit:
import PartnerKit
struct Kit { @Dependency(\.uuid) var uuid }
// Program: a mailbox without a live value
// snippet.live
struct Mailbox: TestDependencyKey, Sendable {
  var unread: @Sendable () async -> Int
  static let testValue = Mailbox(unread: { 0 })
}
struct Inbox {
  @Dependency(Mailbox.self) var mailbox
}
// snippet.end
//~ 8 missing-service: $0[Mailbox.self] = …
// Program: current values that no extension declares
struct Movies: DependencyKey, Sendable {
  var all: @Sendable () -> [String]
  static let liveValue = Movies(all: { DependencyValues._current.service.all() })  //~ missing-service: names no property
}
extension DependencyValues {
  var movies: Movies { get { self[Movies.self] } set { self[Movies.self] = newValue } }
}
func start() { show(DependencyValues._current.movies) }
// Program: a name that a library declares which the program does not use
struct Page {
  @Dependency(\.userDefaults) var userDefaults  //~ missing-service: @Dependency(\.userDefaults) names no property
  @Dependency(\.defaultDatabase) var database  //~ missing-service: @Dependency(\.defaultDatabase) names no property
  @Dependency(\.date) var date
}
// Program: a typealias of the property wrapper
typealias Read = Dependency
struct Page {
  @Read(\.date) var date
  @Read(\.client) var client  //~ missing-service: @Dependency(\.client) names no property
}
// Program: an override for one part of the program
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let noop = Client()
}
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
}
struct Game: Reducer {
  @Dependency(\.client) var client  //~ warning missing-service: It is set for other parts of the program
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct Trailer: Reducer {
  var body: some ReducerOf<Self> {
    Scope(state: \.game, action: \.game) { Game().dependency(\.client, .noop) }
  }
}
struct Root: Reducer {
  var body: some ReducerOf<Self> {
    Scope(state: \.game, action: \.game) { Game() }
    Scope(state: \.trailer, action: \.trailer) { Trailer() }
  }
}
@main struct Shop: App {
  let store = Store(initialState: Root.State()) { Root() }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: a method of the values that sets what one part of the program reads
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let noop = Client()
}
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
  mutating func setUpTrailer() {
    let previous = self
    self = .test
    setUpClient()
    self.log = previous.log
    tracker = Tracker()
  }
  mutating func setUpClient() { client = .noop }
}
struct Game: Reducer {
  @Dependency(\.client) var client  //~ warning missing-service: It is set for other parts of the program
  @Dependency(\.log) var log  //~ warning missing-service: It is set for other parts of the program
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct Trailer: Reducer {
  var body: some ReducerOf<Self> {
    Scope(state: \.game, action: \.game) { Game() }.transformDependency(\.self) { $0.setUpTrailer() }
  }
}
struct Root: Reducer {
  var body: some ReducerOf<Self> {
    Scope(state: \.game, action: \.game) { Game().dependency(\.tracker, Tracker()) }
    Scope(state: \.trailer, action: \.trailer) { Trailer() }
  }
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  let store = Store(initialState: Root.State()) { Root() }
}
@main struct Shop: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: enumerations of reducers in a program with an override for one part
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let noop = Client()
}
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
}
@Reducer struct Game {
  @Dependency(\.client) var client  //~ warning missing-service: It is set for other parts of the program
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct Detail {
  @Dependency(\.log) var log  //~ warning missing-service: It is set for other parts of the program
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct Row {
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct Root {
  @Reducer enum Destination { case game(Game) }
  @Reducer enum Path { case detail(Detail) }
  @Reducer enum Covered { case row(Row) }
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    @Presents var covered: Covered.State?
    var path = StackState<Path.State>()
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .ifLet(\.$covered, action: \.covered)
      .dependency(\.tracker, Tracker())
    Scope(state: \.trailer, action: \.trailer) { Game().dependency(\.client, .noop) }
    Scope(state: \.row, action: \.row) { Detail().dependency(\.log, Log()) }
    Reduce { state, action in .none }
      .ifLet(\.$destination, action: \.destination) { Destination.body }
      .forEach(\.path, action: \.path)
  }
}
@main struct Shop: App {
  let store = Store(initialState: Root.State()) { Root() }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: a state with the names of dependencies
struct Client: TestDependencyKey, Sendable { static let testValue = Client() }
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
}
@Reducer struct Game {
  struct State { var client = Client(); var log = Log() }
  enum Action { case start }
  @Dependency(\.client) var client  //~ missing-service: @Dependency(\.client) has no live value
  @Dependency(\.log) var log  //~ missing-service: @Dependency(\.log) has no live value
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.client = client
      return .none
    }
    Reduce {
      $0.client = client
      return core(&$0, $1)
    }
  }
  func core(_ state: inout State, _ action: Action) -> EffectOf<Self> {
    state.log = log
    return .none
  }
}
// Program: a function of another type with the name of a setter
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let noop = Client()
}
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
  mutating func setUp() { client = .noop }
  mutating func setUpLog() { log = Log() }
  mutating func setUpTracker() { tracker = Tracker() }
}
struct Analytics {
  func setUp() {}
  mutating func setUpLog() { setUpTracker() }
  mutating func setUpTracker() {}
}
struct Game: Reducer {
  @Dependency(\.client) var client  //~ warning missing-service: It is set for other parts of the program
  @Dependency(\.log) var log  //~ warning missing-service: It is set for other parts of the program
  @Dependency(\.tracker) var tracker  //~ warning missing-service: It is set for other parts of the program
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@main struct Shop: App {
  init() {
    Analytics().setUp()
    withDependencies {
      $0.setUp()
      $0.setUpLog()
      $0.setUpTracker()
    } operation: { show(1) }
  }
  let store = Store(initialState: Game.State()) { Game() } withDependencies: { values in
    var analytics = Analytics()
    analytics.setUpLog()
    values.uuid = .incrementing
  }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: a setter in a branch sets what one part of the program reads
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let noop = Client()
}
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
  var isMocked: Bool {
    get { false }
    set { if newValue { setUpClient() } }
  }
  mutating func setUpClient() { client = .noop }
  mutating func setUpLog(_ level: Int) {
    log = Log()
    if level > 0 { setUpAll(level - 1) }
  }
  mutating func setUpAll(_ level: Int) {
    tracker = Tracker()
    setUpLog(level)
  }
}
struct Game: Reducer {
  @Dependency(\.client) var client  //~ warning missing-service: It is set for other parts of the program
  @Dependency(\.log) var log
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct Page {
  @Dependency(\.client) var client
  @Dependency(\.log) var log  //~ warning missing-service: It is set for other parts of the program
}
@main struct Shop: App {
  let store = Store(initialState: Game.State()) { Game() } withDependencies: { $0.setUpAll(1) }
  let page = withDependencies { $0.isMocked = true } operation: { Page() }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: properties of other values with the names of dependencies
struct Client: TestDependencyKey, Sendable { static let testValue = Client() }
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
}
final class Item { var client = Client() ; var log = Log() ; var tracker = Tracker() }
final class Settings { var item = Item() }
struct Page {
  @Dependency(\.client) var client  //~ missing-service: @Dependency(\.client) has no live value
  @Dependency(\.log) var log  //~ missing-service: @Dependency(\.log) has no live value
  @Dependency(\.tracker) var tracker  //~ missing-service: @Dependency(\.tracker) has no live value
}
func fill(_ items: [Item], _ settings: Settings) {
  items.forEach { $0.client = Client() }
  settings.item.log = Log()
  let own = Item()
  own.tracker = Tracker()
  withDependencies { $0.uuid = .incrementing } operation: {
    settings.item.client = Client()
  }
}
// Program: a key path of another type with the name of a dependency
struct Client: TestDependencyKey, Sendable { static let testValue = Client() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
}
struct Item { var client = Client() }
struct Binder { func dependency<Value>(_ path: WritableKeyPath<Item, Value>, _ value: Value) {} }
struct Page { @Dependency(\DependencyValues.client) var client }  //~ missing-service: has no live value
func bind() { Binder().dependency(\Item.client, Client()) }
// Program: dependencies in tests of branches
struct Client: TestDependencyKey, Sendable { var port = 1 ; static let testValue = Client() }
struct Tracker: TestDependencyKey, Sendable { var isOn = true ; static let testValue = Tracker() }
struct Clock: TestDependencyKey, Sendable { var hour = 1 ; static let testValue = Clock() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
  var clock: Clock { get { self[Clock.self] } set { self[Clock.self] = newValue } }
}
func run(_ count: Int) {
  if Dependency(\.client).wrappedValue.port > 0 { show(1) }  //~ missing-service: @Dependency(\.client) has no live value
  switch count {
  case 1 where Dependency(\.tracker).wrappedValue.isOn: show(1)  //~ missing-service: @Dependency(\.tracker) has no live value
  default: break
  }
  switch Dependency(\.clock).wrappedValue.hour {  //~ missing-service: @Dependency(\.clock) has no live value
  case 12: show(2)
  default: break
  }
}
