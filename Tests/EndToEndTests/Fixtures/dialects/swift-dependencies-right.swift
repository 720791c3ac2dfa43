// Program: a client with a live value and a property
struct APIKey: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API {
    get { self[APIKey.self] }
    set { self[APIKey.self] = newValue }
  }
}
final class Model {
  @Dependency(\.api) var api
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
}
// Program: a type that is its own key
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
@Observable final class Model {
  @ObservationIgnored @Dependency(API.self) var api
}
// Program: a client of the macro
@DependencyClient
struct AudioPlayer: Sendable {
  var play: @Sendable (_ url: String) async throws -> Void
  var stop: @Sendable () async -> Void
}
extension AudioPlayer: DependencyKey {
  static let liveValue = Self(play: { _ in }, stop: {})
  static let testValue = Self()
}
extension DependencyValues {
  var audioPlayer: AudioPlayer {
    get { self[AudioPlayer.self] }
    set { self[AudioPlayer.self] = newValue }
  }
}
struct Recorder {
  @Dependency(\.audioPlayer) var audioPlayer
  func stop() async { await audioPlayer.stop() }
}
// Program: an interface and its live module
@main struct Shop { static func main() { show(Cart()) } }
struct Cart { @Dependency(\.payments) var payments }
// In the module Payments:
public struct Payments: Sendable { public var pay: @Sendable () async -> Void }
extension Payments: TestDependencyKey { public static let testValue = Payments(pay: {}) }
extension DependencyValues {
  public var payments: Payments {
    get { self[Payments.self] }
    set { self[Payments.self] = newValue }
  }
}
// In the module PaymentsLive:
extension Payments: DependencyKey { public static let liveValue = Payments(pay: {}) }
// Program: a protocol behind an existential
private enum ServiceKey: DependencyKey {
  static let liveValue: any APIService = LiveAPI()
  static let testValue: any APIService = MockAPI()
}
extension DependencyValues {
  var service: any APIService {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }
}
struct Feature: Reducer {
  @Dependency(\.service) var service
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
}
// Program: a live value that reads others when it is called
extension API: DependencyKey {
  static let liveValue = API(user: {
    @Dependency(\.token) var token
    show(token)
    return User()
  })
}
enum TokenKey: DependencyKey {
  static var liveValue: String {
    @Dependency(\.date) var date
    return "\(date.now)"
  }
}
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
  var token: String { get { self[TokenKey.self] } set { self[TokenKey.self] = newValue } }
}
struct Model { @Dependency(\.api) var api }
// Program: live values that call each other later
struct First: Sendable { var run: @Sendable () -> Void }
struct Second: Sendable { var run: @Sendable () -> Void }
extension First: DependencyKey {
  static var liveValue: First {
    @Dependency(Second.self) var second
    return First(run: { second.run() })
  }
}
extension Second: DependencyKey {
  static var liveValue: Second {
    @Dependency(First.self) var first
    return Second(run: { first.run() })
  }
}
struct Model { @Dependency(First.self) var first }
// Program: a test key that is prepared at the start
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
}
@main struct ShopApp {
  init() { prepareDependencies { $0.api = API(user: { User() }) } }
  @Dependency(\.api) var api
}
// Program: a test key that is set for an operation
enum UserKey: TestDependencyKey { static let testValue = User() }
extension DependencyValues {
  var user: User { get { self[UserKey.self] } set { self[UserKey.self] = newValue } }
}
final class Profile { @Dependency(\.user) var user }
final class Root {
  func open(_ user: User) -> Profile {
    withDependencies(from: self) { $0.user = user } operation: { Profile() }
  }
}
// Program: a key set by its type
enum UserKey: TestDependencyKey { static let testValue = User() }
struct Profile { @Dependency(UserKey.self) var user }
func main() { withDependencies { $0[UserKey.self] = User() } operation: { show(Profile()) } }
// Program: a helper that prepares the values
enum DatabaseKey: DependencyKey { static var liveValue: Int { fatalError("bootstrap first") } }
extension DependencyValues {
  var database: Int { get { self[DatabaseKey.self] } set { self[DatabaseKey.self] = newValue } }
  mutating func bootstrap() { database = 1 }
}
struct Store { @Dependency(\.database) var database }
func start() { prepareDependencies { $0.bootstrap() } }
// Program: a store of a reducer with its dependencies
enum UserKey: TestDependencyKey { static let testValue = User() }
extension DependencyValues {
  var user: User { get { self[UserKey.self] } set { self[UserKey.self] = newValue } }
}
struct Feature: Reducer { @Dependency(\.user) var user }
let store = Store(initialState: 0) { Feature() } withDependencies: { $0.user = User() }
// Program: a reducer that is given its dependency
enum UserKey: TestDependencyKey { static let testValue = User() }
extension DependencyValues {
  var user: User { get { self[UserKey.self] } set { self[UserKey.self] = newValue } }
}
struct Child: Reducer { @Dependency(\.user) var user }
struct Parent: Reducer {
  var body: some Reducer { Child().dependency(\.user, User()) }
}
// Program: an entry of the macro
extension DependencyValues {
  @DependencyEntry(liveValue: ["a"]) var flags: [String] = []
}
struct Page { @Dependency(\.flags) var flags }
// Program: a key in the extension
extension DependencyValues {
  var tracker: Int {
    get { self[TrackerKey.self] }
    set { self[TrackerKey.self] = newValue }
  }
  private enum TrackerKey: DependencyKey { static let liveValue = 1 }
}
struct Page { @Dependency(\.tracker) var tracker }
// Program: a key of another module's type
extension URLSessionConfiguration: DependencyKey { public static var liveValue: URLSessionConfiguration { .default } }
extension DependencyValues {
  var configuration: URLSessionConfiguration { self[URLSessionConfiguration.self] }
}
struct Client {
  @Dependency(URLSessionConfiguration.self) var own
  @Dependency(\.configuration) var configuration
}
// Program: a computed property of the values
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
  var user: User { api.user() }
}
struct Model { @Dependency(\.user) var user }
// Program: dependencies of the library
struct Model {
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.openURL) var openURL
  @Dependency(\.context) var context
  @Dependency(\.suspendingClock) var suspendingClock
}
// Program: a whole set of values
struct Model {
  @Dependency(\.self) var dependencies
}
// Program: a library whose live value an app adds
// In the module Mail:
public struct Mailer: Sendable { public var send: @Sendable (String) async -> Void }
extension Mailer: TestDependencyKey { public static let testValue = Mailer(send: { _ in }) }
extension DependencyValues {
  public var mailer: Mailer { get { self[Mailer.self] } set { self[Mailer.self] = newValue } }
}
public struct Outbox { @Dependency(\.mailer) var mailer }
// Program: an example that does not import the library
@main struct Example { static func main() {} }
// In the module Mail:
import Foundation
public struct Mailer: Sendable { public var send: @Sendable (String) async -> Void }
extension Mailer: DependencyKey { public static let liveValue = Mailer(send: { _ in }) }
extension DependencyValues {
  public var mailer: Mailer { get { self[Mailer.self] } set { self[Mailer.self] = newValue } }
}
public struct Outbox { @Dependency(\.mailer) var mailer }
// Program: a live value of a class with wrappers
final class LiveSync: Sendable {
  @Dependency(\.journal) var journal
  init() {}
  func start() { show(journal) }
}
final class Journal: Sendable {
  @Dependency(\.sync) private var sync
  init() {}
  func write() { show(sync) }
}
enum SyncKey: DependencyKey { static let liveValue = LiveSync() }
enum JournalKey: DependencyKey { static let liveValue = Journal() }
extension DependencyValues {
  var sync: LiveSync { get { self[SyncKey.self] } set { self[SyncKey.self] = newValue } }
  var journal: Journal { get { self[JournalKey.self] } set { self[JournalKey.self] = newValue } }
}
// Program: live values in static functions
struct Reporter: Sendable {
  var log: @Sendable (String) -> Void
  static func live(prefix: String) -> Self { Self(log: { show(prefix + $0) }) }
}
extension Reporter: DependencyKey {
  static let liveValue = Self.live(prefix: "> ")
  static let previewValue = Self.live(prefix: "preview ")
}
extension DependencyValues {
  var reporter: Reporter { get { self[Reporter.self] } set { self[Reporter.self] = newValue } }
}
struct Page {
  func open() {
    @Dependency(\.reporter) var reporter
    reporter.log("open")
  }
}
// Program: a static value of a type that reads nothing at once
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
}
final class Model {
  static let shared = Model()
  @Dependency(\.api) var api
}
// Program: a preview with what it needs
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
}
struct ProfileView { @Dependency(\.api) var api }
#Preview {
  withDependencies { $0.api.user = { User() } } operation: { ProfileView() }
}
// Program: a test value that only a preview reads
enum SampleKey: TestDependencyKey { static let testValue = User() }
extension DependencyValues {
  var sample: User { get { self[SampleKey.self] } set { self[SampleKey.self] = newValue } }
}
struct ProfileView_Previews: PreviewProvider {
  @Dependency(\.sample) static var sample
}
// Program: escaped dependencies in a callback
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
}
func later() {
  withEscapedDependencies { dependencies in
    DispatchQueue.main.async { dependencies.yield { @Dependency(\.api) var api; show(api.user()) } }
  }
}
// Program: conditional conformances
struct Motion: Sendable {}
#if os(iOS)
extension Motion: DependencyKey { static let liveValue = Motion() }
#else
extension Motion: DependencyKey { static let liveValue = Motion() }
#endif
extension DependencyValues {
  var motion: Motion { get { self[Motion.self] } set { self[Motion.self] = newValue } }
}
struct Page { @Dependency(\.motion) var motion }
// Program: an actor that reads a clock
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
actor Poller {
  @Dependency(API.self) private var api
  @Dependency(\.continuousClock) private var clock
  func poll() async throws {
    while true {
      try await clock.sleep(for: .seconds(1))
      show(api.user())
    }
  }
}
// Program: several properties of one key
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[API.self] } set { self[API.self] = newValue } }
  var apiClient: API { get { self[API.self] } set { self[API.self] = newValue } }
}
struct Page {
  @Dependency(\.api) var api
  @Dependency(\.apiClient) var apiClient
  @Dependency(\DependencyValues.api) var same
}
// Program: two modules with a property of the same name
extension API: DependencyKey { static let liveValue = API(user: { User() }) }
extension DependencyValues {
  var client: API { get { self[API.self] } set { self[API.self] = newValue } }
}
struct Page { @Dependency(\.client) var client }
// In the module Kit:
struct Kit: Sendable {}
enum KitKey: DependencyKey { static let liveValue = Kit() }
extension DependencyValues {
  var client: Kit { get { self[KitKey.self] } set { self[KitKey.self] = newValue } }
}
struct Panel { @Dependency(\.client) var client }
// Program: a module whose source is elsewhere
import PartnerKit
struct Page { @Dependency(\.partner) var partner }  //~ warning undecidable: check the source of the module
// Program: a dependency that every branch sets
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
}
@main struct ShopApp {
  init() {
    prepareDependencies {
      if CommandLine.arguments.contains("-test") {
        $0.api = API(user: { User() })
      } else {
        $0.api = API(user: { User() })
      }
    }
  }
  @Dependency(\.api) var api
}
// Program: a dependency that a reducer transforms
enum APIKey: TestDependencyKey { static let testValue = API(user: { User() }) }
extension DependencyValues {
  var api: API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
}
struct Game: Reducer {
  @Dependency(\.api) var api
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct Root: Reducer {
  var body: some ReducerOf<Self> {
    Scope(state: \.game, action: \.game) { game() }
  }
  func game() -> some ReducerOf<Game> {
    Game().transformDependency(\.self) { $0.api = API(user: { User() }) }
  }
}
@main struct GameApp { static func main() { print(Root()) } }
// Program: names of swift-dependencies-additions and of Sharing
import LoggerDependency
import SQLiteData
struct Page {
  @Dependency(\.logger) var logger
  @Dependency(\.userDefaults) var userDefaults
  @Dependency(\.defaultDatabase) var database
}
// Program: overrides that hold for all readers
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let live = Client()
}
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
}
struct Game: Reducer {
  @Dependency(\.client) var client
  @Dependency(\.log) var log
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct Root: Reducer {
  var body: some ReducerOf<Self> { Scope(state: \.game, action: \.game) { Game().dependency(\.log, Log()) } }
}
@main struct Shop: App {
  let store = Store(initialState: Root.State()) { Root().dependency(\.client, .live) } withDependencies: {
    $0.tracker = Tracker()
  }
  let other = withDependencies { $0 = .live } operation: { Root() }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: methods of the values that set what all parts of the program read
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let live = Client()
}
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
  mutating func setUp() {
    setUpClient(.live)
    log = Log()
  }
  mutating func setUpClient(_ client: Client) { self.client = client }
  mutating func setUpTracker() { tracker = Tracker() }
}
struct Game: Reducer {
  @Dependency(\.client) var client
  @Dependency(\.log) var log
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let store = Store(initialState: Game.State()) { Game() } withDependencies: { $0.setUp() }
}
@main struct Shop: App {
  init() { prepareDependencies { $0.setUpTracker() } }
  let store = Store(initialState: Game.State()) { Game().transformDependency(\.self) { $0.setUp() } }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: an enumeration of reducers behind an override
struct Client: TestDependencyKey, Sendable {
  static let testValue = Client()
  static let live = Client()
}
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
}
@Reducer struct Game {
  @Dependency(\.client) var client
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct Root {
  @Reducer enum Destination { case game(Game) ; case alert(AlertState<Never>) }
  struct State { @Presents var destination: Destination.State? }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }.ifLet(\.$destination, action: \.destination)
  }
}
@main struct Shop: App {
  let store = Store(initialState: Root.State()) { Root() } withDependencies: { $0.client = .live }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: helpers that set dependencies in closures with several parameters
struct Client: TestDependencyKey, Sendable { static let testValue = Client() }
struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
struct Tracker: TestDependencyKey, Sendable { static let testValue = Tracker() }
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
  var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
  var tracker: Tracker { get { self[Tracker.self] } set { self[Tracker.self] = newValue } }
}
func configure(_ body: (inout DependencyValues, Int) -> Void) { prepareDependencies { body(&$0, 1) } }
func setUp(_ values: inout DependencyValues) { values.log = Log() }
@Reducer struct Game {
  struct State { var tracker = Tracker() }
  @Dependency(\.client) var client
  @Dependency(\.log) var log
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      withDependencies { state in state.tracker = Tracker() } operation: { show(tracker) }
      return .none
    }
  }
}
@main struct Shop: App {
  init() {
    configure { values, level in values.client = Client() }
    prepareDependencies { setUp(&$0) }
  }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: setters that are called in branches, in accessors and in initializers
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
    set { if newValue { setUpLog() } }
  }
  init(_ tracker: Tracker) {
    self.init()
    setUp(tracker)
  }
  mutating func setUp(isDebug: Bool) { if isDebug { setUpClient() } }
  mutating func setUpClient() { client = .noop }
  mutating func setUpLog() { log = Log() }
  mutating func setUp(_ tracker: Tracker) { self.tracker = tracker }
}
struct Game: Reducer {
  @Dependency(\.client) var client
  @Dependency(\.log) var log
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@main struct Shop: App {
  init() {
    prepareDependencies {
      $0 = DependencyValues(Tracker())
      $0.setUp(isDebug: true)
      $0.isMocked = true
    }
  }
  let store = Store(initialState: Game.State()) { Game() }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: a setter whose result is bound
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
  mutating func replaceClient() -> Client {
    let previous = client
    client = .noop
    return previous
  }
  mutating func setUp() {
    let previous = replaceClient()
    log = Log()
    tracker = Tracker()
    show(previous)
  }
}
struct Game: Reducer {
  @Dependency(\.client) var client
  @Dependency(\.log) var log
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@main struct Shop: App {
  let store = Store(initialState: Game.State()) {
    Game().transformDependency(\.self) { values in
      let previous = values.replaceClient()
      values.log = Log()
      values.tracker = Tracker()
    }
  }
  let other = Store(initialState: Game.State()) { Game() } withDependencies: { $0.setUp() }
  var body: some Scene { WindowGroup { Text("") } }
}
// Program: setters that call each other in a cycle
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
  mutating func setUp(_ level: Int) {
    tracker = Tracker()
    if level > 0 { setUpMore(level) }
  }
  mutating func setUpMore(_ level: Int) {
    log = Log()
    setUpMost(level)
  }
  mutating func setUpMost(_ level: Int) {
    client = .noop
    if level > 0 { setUp(level - 1) }
  }
}
struct Game: Reducer {
  @Dependency(\.client) var client
  @Dependency(\.log) var log
  @Dependency(\.tracker) var tracker
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@main struct Shop: App {
  init() { prepareDependencies { $0.setUpMore(2) } }
  let store = Store(initialState: Game.State()) { Game() }
  var body: some Scene { WindowGroup { Text("") } }
}
