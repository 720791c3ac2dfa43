// Program: the same service in both programs
@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable {
  @Idempotent var fetch: @Sendable (_ id: String) async throws -> Landmark?
  var watch: @Sendable () async throws -> AsyncThrowingStream<Landmark, any Error>
}
struct Landmark: Codable, Sendable { var id: String; var name: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable {
  @Idempotent var fetch: @Sendable (_ id: String) async throws -> Landmark?
  var watch: @Sendable () async throws -> AsyncThrowingStream<Landmark, any Error>
}
struct Landmark: Codable, Sendable { var id: String; var name: String }

// Program: the server has one more endpoint
@RemoteService @ClosureService(store: .none)
struct Search: Sendable { var find: @Sendable (_ text: String) async throws -> [String] }
// In the program that serves it:
@RemoteService @ClosureService(store: .none)
struct Search: Sendable {
  var count: @Sendable () async throws -> Int
  var find: @Sendable (_ text: String) async throws -> [String]
}

// Program: sugar, spaces, comments and the names of Swift's own modules make no difference
@ClosureService(store: .none) @RemoteService
struct Lists: Sendable {
  var all: @Sendable (_ ids: [Int], _ map: [String: [Date]]) async throws -> [String]?
  var one: @Sendable (_ id: Swift.Int) async throws(any Error) -> Void
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Lists: Sendable {
  var all:
    @Sendable (
      _ ids: Array<Int>,  // The identifiers.
      _ map: Dictionary<String, Swift.Array<Foundation.Date>>
    ) async throws -> Optional<Array<String>>
  var one: @Sendable (_ id: (Int)) async throws -> ()
}

// Program: the server sends one more property
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable () async throws -> Report }
struct Report: Codable, Sendable { var degrees: Double }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable () async throws -> Report }
struct Report: Codable, Sendable { var degrees: Double; var wind: Double }

// Program: each side has an optional property of its own
@ClosureService(store: .none) @RemoteService
struct Notes: Sendable { var save: @Sendable (_ note: Note) async throws -> Note }
struct Note: Codable, Sendable { var text: String; var author: String? }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Notes: Sendable { var save: @Sendable (_ note: Note) async throws -> Note }
struct Note: Codable, Sendable { var text: String; var color: Optional<String> }

// Program: an alias of the type of a property
@ClosureService(store: .none) @RemoteService
struct Places: Sendable { var all: @Sendable () async throws -> [Place] }
struct Place: Codable, Sendable { var id: String; var tags: [String] }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Places: Sendable { var all: @Sendable () async throws -> [Place] }
typealias Identifier = String
struct Place: Codable, Sendable { typealias Tags = Array<String>; var id: Identifier; var tags: Tags }

// Program: a nested type with another name, and the same properties
@ClosureService(store: .none) @RemoteService
struct Maps: Sendable { var center: @Sendable () async throws -> Map }
struct Map: Codable, Sendable {
  struct Point: Codable, Sendable { var x: Double; var y: Double }
  var center: Point
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Maps: Sendable { var center: @Sendable () async throws -> Map }
struct Map: Codable, Sendable { var center: Coordinate }
struct Coordinate: Codable, Sendable { var x: Double; var y: Double; var z: Double }

// Program: coding keys that lead to the same names
@ClosureService(store: .none) @RemoteService
struct Users: Sendable { var me: @Sendable () async throws -> User }
struct User: Codable, Sendable {
  enum CodingKeys: String, CodingKey { case name = "user_name", age }
  var name: String
  var age: Int
  var isSelected = false
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Users: Sendable { var me: @Sendable () async throws -> User }
struct User: Codable, Sendable { var user_name: String; var age: Int }

// Program: the server receives a case that no caller sends any more, and sends fewer
@ClosureService(store: .none) @RemoteService
struct Tasks: Sendable { var move: @Sendable (_ state: State) async throws -> Kind }
enum State: String, Codable, Sendable { case open, done }
enum Kind: Codable, Sendable { case plain, timed(until: Date), other(Int, Int) }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Tasks: Sendable { var move: @Sendable (_ state: State) async throws -> Kind }
enum State: String, Codable, Sendable { case open, done, archived }
enum Kind: Codable, Sendable { case timed(until: Date), other(Int, Int) }

// Program: a raw value in the place of its type
@ClosureService(store: .none) @RemoteService
struct Orders: Sendable { var last: @Sendable () async throws -> Order }
struct Order: Codable, Sendable { var id: OrderID; var state: String; var flags: Flags }
struct OrderID: RawRepresentable, Codable, Hashable, Sendable { var rawValue: Int }
struct Flags: OptionSet, Codable, Sendable { let rawValue: UInt8 }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Orders: Sendable { var last: @Sendable () async throws -> Order }
struct Order: Codable, Sendable { var id: Int; var state: State; var flags: UInt8 }
enum State: String, Codable, Sendable { case paid, sent }

// Program: endpoints that stay in their process
@ClosureService(store: .none) @RemoteService
struct Cache: Sendable {
  var read: @Sendable (_ key: String) async throws -> String?
  @LocalEndpoint var size: @Sendable () -> Int
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Cache: Sendable {
  var read: @Sendable (_ key: String) async throws -> String?
  @LocalEndpoint var path: @Sendable (Int) -> String
}

// Program: a generic type, an error of its own and a type that contains itself
@ClosureService(store: .none) @RemoteService
struct Trees: Sendable {
  var page: @Sendable (_ number: Int) async throws(TreeError) -> Page<Tree>
}
struct Page<Item: Codable & Sendable>: Codable, Sendable { var items: [Item]; var next: Int? }
final class Tree: Codable, Sendable { let name: String; let children: [Tree] }
enum TreeError: RemoteThrowable {
  case felled(by: String)
  case notReached(RemoteError)
  init(remoteFailure: RemoteError) { self = .notReached(remoteFailure) }
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Trees: Sendable {
  var page: @Sendable (_ number: Int) async throws(TreeError) -> Page<Tree>
}
struct Page<Item>: Sendable where Item: Sendable { var items: [Item]; var next: Int? }
extension Page: Codable where Item: Codable {}
struct Tree: Codable, Sendable { var name: String; var children: [Tree] }
enum TreeError: RemoteThrowable {
  case felled(by: String)
  case notReached(RemoteError)
  init(remoteFailure: RemoteError) { self = .notReached(remoteFailure) }
}

// Program: conformances by an extension, a composition and a protocol of the program
@ClosureService(store: .none) @RemoteService
struct Forms: Sendable { var send: @Sendable (_ form: Form) async throws -> Reply }
struct Form: Sendable { var title: String }
extension Form: Encodable, Decodable {}
struct Reply: Codable & Sendable { var text: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Forms: Sendable { var send: @Sendable (_ form: Form) async throws -> Reply }
protocol Message: Codable, Sendable {}
typealias Travelling = Codable & Sendable
struct Form: Message { var title: String }
struct Reply: Travelling { var text: String }

// Program: a service that the program serves itself is not compared
@ClosureService(store: .none) @RemoteService
struct Own: Sendable { var new: @Sendable () async throws -> Int }
@ClosureService(store: .none) @RemoteService
struct Other: Sendable { var get: @Sendable () async throws -> Int }
let own = Own(new: { 1 })
let server = GRPCServer(transport: transport, services: [Own(new: { 1 }).grpcService()])
let other = Other.remote(over: .grpc(client))
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Other: Sendable { var get: @Sendable () async throws -> Int }

// Program: a service that is remote in memory alone is not compared
@ClosureService(store: .none) @RemoteService
struct Mocked: Sendable { var get: @Sendable () async throws -> Int }
@ClosureService(store: .none) @RemoteService
struct Called: Sendable { var get: @Sendable () async throws -> Int }
let mocked = Mocked.remote(over: .inMemory(serving: .mock))
func wire(_ services: any ServiceCollection) {
  services.register(Called.self) { .remote(over: .grpc(client)) }
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Called: Sendable { var get: @Sendable () async throws -> Int }

// Program: two services of one name, of which the server serves the right one
@ClosureService(store: .none) @RemoteService
struct Clocks: Sendable { var now: @Sendable () async throws -> Date }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Clocks: Sendable { var now: @Sendable () async throws -> Date }
let server = RemoteServer(Clocks(now: { Date() }))
// In the module Old:
@ClosureService(store: .none) @RemoteService
public struct Clocks: Sendable { public var time: @Sendable () async throws -> Int }

// Program: the types of properties without annotations
@ClosureService(store: .none) @RemoteService
struct Settings: Sendable { var all: @Sendable () async throws -> Setup }
struct Setup: Codable, Sendable {
  var count = 3, scale = 1.5
  var title = "none", isOn = true
  var a, b: Int
  var id = UUID()
  static let shared = Setup()
  lazy var sum = a + b
  var doubled: Int { count * 2 }
  var watched: Int { didSet {} }
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Settings: Sendable { var all: @Sendable () async throws -> Setup }
struct Setup: Codable, Sendable {
  var count: Int
  var scale: Double
  var title: String
  var isOn: Bool
  var a: Int
  var b: Int
  var id: UUID
  var watched: Int
}

// Program: numbers as raw values, however they are written
@ClosureService(store: .none) @RemoteService
struct Levels: Sendable { var set: @Sendable (_ level: Level) async throws -> Void }
enum Level: Int, Codable, Sendable { case low = 1, middle, high = 1_0 }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Levels: Sendable { var set: @Sendable (_ level: Level) async throws -> Void }
enum Level: Int, Codable, Sendable { case bottom = 1; case center = 2; case top = 10 }

// Program: a finding that is silenced
@ClosureService(store: .none) @RemoteService
struct Silent: Sendable {
  var old: @Sendable () async throws -> Int  // furnish:ignore remote-mismatch the server is updated tonight
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Silent: Sendable { var new: @Sendable () async throws -> Int }

// Program: a server that another type creates the service for
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable () async throws -> Int }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable () async throws -> Int }
struct Environment { static let live = Environment(); var weather: Weather }
enum Factory { static func weather() -> Weather { .mock } }
let server = GRPCServer(transport: transport, services: [Environment.live.weather.grpcService()])
let second = RemoteServer(Factory.weather())

// Program: raw values that are written in another way
@ClosureService(store: .none) @RemoteService
struct Numbers: Sendable { var get: @Sendable () async throws -> Values }
struct Values: Codable, Sendable { var kind: Kind; var size: Size; var state: State }
enum Kind: Int, Codable, Sendable { case a = 0x10, b, c = -0b11 }
enum Size: Double, Codable, Sendable { case small = 1.0, large = 2.50, huge = 3 }
struct State: RawRepresentable, Codable, Sendable { var rawValue: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Numbers: Sendable { var get: @Sendable () async throws -> Values }
struct Values: Codable, Sendable { var kind: Kind; var size: Size; var state: State }
enum Kind: Int, Codable, Sendable { case a = 16, b = 17, c = -3 }
enum Size: Double, Codable, Sendable { case small = 1, large = 2.5, huge = 3.0 }
enum State: RawRepresentable, Codable, Sendable {
  case open, unknown(String)
  init(rawValue: String) { self = rawValue == "open" ? .open : .unknown(rawValue) }
  var rawValue: String { "open" }
}

// Program: keys of dictionaries that are coded as texts
@ClosureService(store: .none) @RemoteService
struct Keyed: Sendable { var get: @Sendable () async throws -> Table }
struct Table: Codable, Sendable { var counts: [String: Int] }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Keyed: Sendable { var get: @Sendable () async throws -> Table }
struct Table: Codable, Sendable { var counts: [Kind: Int] }
enum Kind: String, Codable, CodingKeyRepresentable, Sendable { case rain, sun }

// Program: an optional of an optional on the server
@ClosureService(store: .none) @RemoteService
struct Twice: Sendable { var get: @Sendable () async throws -> Answer; var id: @Sendable () async throws -> Made }
struct Answer: Codable, Sendable { @available(macOS 15, *) var text: String? }
struct Made: Codable, Sendable { var id = UUID(); var limit = Limit(3) }
struct Limit: Codable, Sendable { var number: Int; init(_ number: Int) { self.number = number } }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Twice: Sendable { var get: @Sendable () async throws -> Answer; var id: @Sendable () async throws -> Made }
struct Answer: Codable, Sendable { var text: String?? }
struct Made: Codable, Sendable { var id: UUID; var limit: Limit }
struct Limit: Codable, Sendable { var number: Int }
