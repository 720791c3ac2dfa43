// Program: an endpoint that the server has lost
@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable {
  var fetch: @Sendable (_ id: String) async throws -> String?
  var watch: @Sendable () async throws -> AsyncThrowingStream<String, any Error>  //~ remote-mismatch: has no endpoint `watch`
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable { var fetch: @Sendable (_ id: String) async throws -> String? }

// Program: an endpoint that stays in the server's process
@ClosureService(store: .none) @RemoteService
struct Cache: Sendable {
  var size: @Sendable () async throws -> Int  //~ remote-mismatch: keeps `size` in its process
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Cache: Sendable { @LocalEndpoint var size: @Sendable () async throws -> Int }

// Program: parameters with another type, label or order
@ClosureService(store: .none) @RemoteService
struct Search: Sendable {
  var byType: @Sendable (_ id: String) async throws -> Int  //~ remote-mismatch: `(id: String) async throws -> Int` here and `(id: Int) async throws -> Int` on the server
  var byLabel: @Sendable (_ id: String) async throws -> Int  //~ remote-mismatch: `(identifier: String)
  var byOrder: @Sendable (_ from: Int, _ to: Int) async throws -> Int  //~ remote-mismatch: `(to: Int, from: Int)
  var byCount: @Sendable (_ from: Int) async throws -> Int  //~ remote-mismatch: `(from: Int, limit: Int?)
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Search: Sendable {
  var byType: @Sendable (_ id: Int) async throws -> Int
  var byLabel: @Sendable (_ identifier: String) async throws -> Int
  var byOrder: @Sendable (_ to: Int, _ from: Int) async throws -> Int
  var byCount: @Sendable (_ from: Int, _ limit: Int?) async throws -> Int
}

// Program: results and errors with another type
@ClosureService(store: .none) @RemoteService
struct Results: Sendable {
  var one: @Sendable () async throws -> Int?  //~ remote-mismatch: `() async throws -> Int?` here and `() async throws -> Int` on
  var many: @Sendable () async throws -> [Int]  //~ remote-mismatch: `() async throws -> AsyncThrowingStream<Int, any Error>` on
  var failing: @Sendable () async throws(Failure) -> Int  //~ remote-mismatch: `() async throws(Failure) -> Int` here and `() async throws -> Int` on
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Results: Sendable {
  var one: @Sendable () async throws -> Int
  var many: @Sendable () async throws -> AsyncThrowingStream<Int, any Error>
  var failing: @Sendable () async throws -> Int
}

// Program: an alias in the words that a call carries
@ClosureService(store: .none) @RemoteService
struct Aliased: Sendable {
  var fetch: @Sendable (_ id: ID) async throws -> String  //~ remote-mismatch: although both mean the same types
}
typealias ID = String
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Aliased: Sendable { var fetch: @Sendable (_ id: String) async throws -> String }

// Program: the name of a module in the words that a call carries
@ClosureService(store: .none) @RemoteService
struct Qualified: Sendable {
  var fetch: @Sendable () async throws -> Models.Report  //~ remote-mismatch: `() async throws -> Models.Report` here
}
// In the module Models:
public struct Report: Codable, Sendable { public var text: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Qualified: Sendable { var fetch: @Sendable () async throws -> Report }
struct Report: Codable, Sendable { var text: String }

// Program: a result that has lost a property
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable {
  var today: @Sendable (_ city: String) async throws -> Report  //~ remote-mismatch: requires `wind` of Report in the result of Weather.today
}
struct Report: Codable, Sendable { var degrees: Double; var wind: Double }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable (_ city: String) async throws -> Report }
struct Report: Codable, Sendable { var degrees: Double }

// Program: a property with an initial value is no optional
@ClosureService(store: .none) @RemoteService
struct Defaults: Sendable {
  var get: @Sendable () async throws -> Options  //~ remote-mismatch: requires `limit` of Options
}
struct Options: Codable, Sendable { var name: String; var limit: Int = 10 }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Defaults: Sendable { var get: @Sendable () async throws -> Options }
struct Options: Codable, Sendable { var name: String }

// Program: an argument without what the server requires
@ClosureService(store: .none) @RemoteService
struct Notes: Sendable {
  var save: @Sendable (_ note: Note) async throws -> Void  //~ remote-mismatch: The server requires `author` of Note in the parameter `note` of Notes.save, which this program does not send
}
struct Note: Codable, Sendable { var text: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Notes: Sendable { var save: @Sendable (_ note: Note) async throws -> Void }
struct Note: Codable, Sendable { var text: String; var author: String }

// Program: an argument of which the server ignores a part
@ClosureService(store: .none) @RemoteService
struct Ignored: Sendable {
  var save: @Sendable (_ note: Note) async throws -> Void  //~ warning remote-mismatch: The server ignores `author` of Note
}
struct Note: Codable, Sendable { var text: String; var author: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Ignored: Sendable { var save: @Sendable (_ note: Note) async throws -> Void }
struct Note: Codable, Sendable { var text: String }

// Program: a property with another type, deep inside of a result
@ClosureService(store: .none) @RemoteService
struct Deep: Sendable {
  var all: @Sendable () async throws -> [String: [Country]]  //~ remote-mismatch: `population` of City in the result of Deep.all is `Int` here and `String` on the server
}
struct Country: Codable, Sendable { var cities: [City?] }
struct City: Codable, Sendable { var population: Int }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Deep: Sendable { var all: @Sendable () async throws -> [String: [Country]] }
struct Country: Codable, Sendable { var cities: [City?] }
struct City: Codable, Sendable { var population: String }

// Program: a property that has become optional for its writer
@ClosureService(store: .none) @RemoteService
struct Optionals: Sendable {
  var get: @Sendable () async throws -> Answer  //~ remote-mismatch: requires `text` of Answer in the result of Optionals.get, which the server leaves out where it is nil
  var set: @Sendable (_ answer: Question) async throws -> Void  //~ remote-mismatch: The server requires `text` of Question in the parameter `answer` of Optionals.set, which this program leaves out where it is nil
}
struct Answer: Codable, Sendable { var text: String }
struct Question: Codable, Sendable { var text: String? }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Optionals: Sendable {
  var get: @Sendable () async throws -> Answer
  var set: @Sendable (_ answer: Question) async throws -> Void
}
struct Answer: Codable, Sendable { var text: String? }
struct Question: Codable, Sendable { var text: String }

// Program: elements that have become optionals
@ClosureService(store: .none) @RemoteService
struct Elements: Sendable {
  var get: @Sendable () async throws -> Table  //~ remote-mismatch: `cells` of Table in the result of Elements.get is `Int` here and `Int?` on the server
}
struct Table: Codable, Sendable { var cells: [Int] }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Elements: Sendable { var get: @Sendable () async throws -> Table }
struct Table: Codable, Sendable { var cells: [Int?] }

// Program: a key that was renamed
@ClosureService(store: .none) @RemoteService
struct Keys: Sendable {
  var get: @Sendable () async throws -> User  //~ remote-mismatch: requires `user_name` of User
}
struct User: Codable, Sendable {
  enum CodingKeys: String, CodingKey { case name = "user_name" }
  var name: String
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Keys: Sendable { var get: @Sendable () async throws -> User }
struct User: Codable, Sendable { var name: String }

// Program: a server that sends a new case, and one that has removed a case
@ClosureService(store: .none) @RemoteService
struct Tasks: Sendable {
  var state: @Sendable () async throws -> State  //~ remote-mismatch: The server may send `archived` of State in the result of Tasks.state, which this program cannot decode
  var move: @Sendable (_ kind: Kind) async throws -> Void  //~ remote-mismatch: This program may send `timed` of Kind in the parameter `kind` of Tasks.move, which the server cannot decode
}
enum State: String, Codable, Sendable { case open, done }
enum Kind: Codable, Sendable { case plain, timed(until: Date) }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Tasks: Sendable {
  var state: @Sendable () async throws -> State
  var move: @Sendable (_ kind: Kind) async throws -> Void
}
enum State: String, Codable, Sendable { case open, done, archived }
enum Kind: Codable, Sendable { case plain }

// Program: the values of a case, and raw values
@ClosureService(store: .none) @RemoteService
struct Cases: Sendable {
  var shape: @Sendable () async throws -> Shape  //~ remote-mismatch: requires `radius` of Shape.circle
  //~ 4 remote-mismatch: `_0` of Shape.text in the result of Cases.shape is `String` here and `Int` on the server
  var level: @Sendable () async throws -> Level  //~ remote-mismatch: may send `high` of Level
  var color: @Sendable () async throws -> Color  //~ remote-mismatch: Color in the result of Cases.color is `Color` here and `String` on the server
}
enum Shape: Codable, Sendable { case circle(center: Int, radius: Int), text(String) }
enum Level: Int, Codable, Sendable { case low, high }
enum Color: String, Codable, Sendable { case red }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Cases: Sendable {
  var shape: @Sendable () async throws -> Shape
  var level: @Sendable () async throws -> Level
  var color: @Sendable () async throws -> Color
}
enum Shape: Codable, Sendable { case circle(center: Int), text(Int) }
enum Level: Int, Codable, Sendable { case low, high = 5 }
typealias Color = String

// Program: an error that has lost a case, and an element of a stream that has lost a property
@ClosureService(store: .none) @RemoteService
struct Streams: Sendable {
  var watch: @Sendable () async throws(WatchError) -> AsyncThrowingStream<Event, any Error>  //~ remote-mismatch: may send `full` of WatchError in the error of Streams.watch
  //~ 4 remote-mismatch: requires `time` of Event in the result of Streams.watch
  var send: @Sendable (_ events: AsyncThrowingStream<Event, any Error>) async throws -> Void  //~ warning remote-mismatch: ignores `time` of Event in the parameter `events`
}
struct Event: Codable, Sendable { var name: String; var time: Date }
enum WatchError: RemoteThrowable {
  case closed, lost(RemoteError)
  init(remoteFailure: RemoteError) { self = .lost(remoteFailure) }
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Streams: Sendable {
  var watch: @Sendable () async throws(WatchError) -> AsyncThrowingStream<Event, any Error>
  var send: @Sendable (_ events: AsyncThrowingStream<Event, any Error>) async throws -> Void
}
struct Event: Codable, Sendable { var name: String }
enum WatchError: RemoteThrowable {
  case closed, full, lost(RemoteError)
  init(remoteFailure: RemoteError) { self = .lost(remoteFailure) }
}

// Program: a generic type whose argument has changed
@ClosureService(store: .none) @RemoteService
struct Pages: Sendable {
  var page: @Sendable () async throws -> Page<Item>  //~ remote-mismatch: requires `title` of Item
}
struct Page<Element: Codable & Sendable>: Codable, Sendable { var items: [Element] }
struct Item: Codable, Sendable { var title: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Pages: Sendable { var page: @Sendable () async throws -> Page<Item> }
struct Page<Element: Codable & Sendable>: Codable, Sendable { var items: [Element] }
struct Item: Codable, Sendable { var name: String }

// Program: a service that the server does not declare
@ClosureService(store: .none) @RemoteService
struct Missing: Sendable { var get: @Sendable () async throws -> Int }  //~ remote-mismatch: The server does not serve Missing
let service = Missing.remote(over: .grpc(client))
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Others: Sendable { var get: @Sendable () async throws -> Int }

// Program: a service that the server declares and does not serve
@ClosureService(store: .none) @RemoteService
struct Unserved: Sendable { var get: @Sendable () async throws -> Int }  //~ remote-mismatch: The server does not serve Unserved
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Unserved: Sendable { var get: @Sendable () async throws -> Int }
@ClosureService(store: .none) @RemoteService
struct Served: Sendable { var get: @Sendable () async throws -> Int }
let server = GRPCServer(transport: transport, services: [Served(get: { 1 }).grpcService()])

// Program: services of one name in two modules are compared with the one in the same module
@ClosureService(store: .none) @RemoteService
struct Clocks: Sendable { var now: @Sendable () async throws -> Int }
// In the module Old:
@ClosureService(store: .none) @RemoteService
public struct Clocks: Sendable { public var time: @Sendable () async throws -> Int }  //~ remote-mismatch: has no endpoint `time`
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Clocks: Sendable { var now: @Sendable () async throws -> Int }
// In the module Old:
@ClosureService(store: .none) @RemoteService
public struct Clocks: Sendable { public var now: @Sendable () async throws -> Int }

// Program: several services of the server have the name, and only one matches
@ClosureService(store: .none) @RemoteService
struct Twins: Sendable { var get: @Sendable () async throws -> Int }  //~ undecidable: Several services of the server are called Twins
// In the program that serves it:
// In the module One:
@ClosureService(store: .none) @RemoteService
public struct Twins: Sendable { public var get: @Sendable () async throws -> Int }
// In the module Two:
@ClosureService(store: .none) @RemoteService
public struct Twins: Sendable { public var put: @Sendable () async throws -> Int }

// Program: types that are coded by hand on one side, and types with parts that cannot be read
@ClosureService(store: .none) @RemoteService
struct Doubts: Sendable {
  var byHand: @Sendable () async throws -> ByHand  //~ undecidable: ByHand in the result of Doubts.byHand is not compared: its coding is written by hand.
  var wrapped: @Sendable () async throws -> Wrapped  //~ undecidable: its property `name` has an attribute
  var untyped: @Sendable () async throws -> Untyped  //~ undecidable: its property `name` has no written type
  var conditional: @Sendable () async throws -> Conditional  //~ undecidable: a part of it depends on `#if`
  var derived: @Sendable () async throws -> Derived  //~ undecidable: it inherits from another class
  var unseen: @Sendable () async throws -> Unseen  //~ undecidable: no conformance to Codable was read
  var keyed: @Sendable () async throws -> Keyed  //~ undecidable: its coding keys cannot be read
  var chosen: @Sendable () async throws -> Chosen  //~ undecidable: a part of it depends on `#if` on the server
}
struct ByHand: Codable, Sendable {
  var name: String
  init(from decoder: any Decoder) throws { name = "" }
}
struct Wrapped: Codable, Sendable { @Trimmed var name: String }
struct Untyped: Codable, Sendable { var name = makeName() }
struct Conditional: Codable, Sendable {
  var name: String
  #if DEBUG
    var trace: String
  #endif
}
class Base: Codable {}
final class Derived: Base {}
struct Unseen: Sendable { var name: String }
struct Keyed: Codable, Sendable {
  typealias CodingKeys = OtherKeys
  var name: String
}
enum Chosen: String, Codable, Sendable { case one }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Doubts: Sendable {
  var byHand: @Sendable () async throws -> ByHand
  var wrapped: @Sendable () async throws -> Wrapped
  var untyped: @Sendable () async throws -> Untyped
  var conditional: @Sendable () async throws -> Conditional
  var derived: @Sendable () async throws -> Derived
  var unseen: @Sendable () async throws -> Unseen
  var keyed: @Sendable () async throws -> Keyed
  var chosen: @Sendable () async throws -> Chosen
}
struct ByHand: Codable, Sendable { var name: String }
struct Wrapped: Codable, Sendable { var name: String }
struct Untyped: Codable, Sendable { var name: String }
struct Conditional: Codable, Sendable { var name: String }
struct Derived: Codable, Sendable {}
struct Unseen: Codable, Sendable { var name: String }
struct Keyed: Codable, Sendable { var name: String }
enum Chosen: String, Codable, Sendable {
  case one
  #if DEBUG
    case two
  #endif
}

// Program: a conformance to RemoteService without the macro
struct Manual: RemoteService {}  //~ undecidable: The endpoints of Manual are not compared
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Manual: Sendable { var get: @Sendable () async throws -> Int }

// Program: a comment that silences nothing
@ClosureService(store: .none) @RemoteService
struct Silent: Sendable {
  var get: @Sendable () async throws -> Int  // furnish:ignore remote-mismatch it was updated  //~ unused-ignore
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Silent: Sendable { var get: @Sendable () async throws -> Int }

// Program: a service that the initializer of another type receives
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable () async throws -> Int }  //~ remote-mismatch: has no endpoint `today`
struct Services { var weather: Weather }
let services: Services = Services(weather: .remote(over: .grpc(client)))
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var tomorrow: @Sendable () async throws -> Int }

// Program: a function that makes a service remote, beside a call of another one
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable () async throws -> Int }  //~ remote-mismatch: has no endpoint `today`
@ClosureService(store: .none) @RemoteService
struct Search: Sendable { var find: @Sendable () async throws -> Int }
let search = Search.remote(over: .grpc(client))
let weathers = connections.map(Weather.remote(over:))
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var tomorrow: @Sendable () async throws -> Int }
@ClosureService(store: .none) @RemoteService
struct Search: Sendable { var find: @Sendable () async throws -> Int }

// Program: a lost property beside one that has a wrapper in both programs
@ClosureService(store: .none) @RemoteService
struct Wrappers: Sendable {
  var get: @Sendable () async throws -> Report  //~ remote-mismatch: requires `wind` of Report
}
struct Report: Codable, Sendable { @Trimmed var name: String; var wind: Int }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Wrappers: Sendable { var get: @Sendable () async throws -> Report }
struct Report: Codable, Sendable { @Trimmed var name: String }

// Program: types that are coded by hand or by a package, with other properties on the server
@ClosureService(store: .none) @RemoteService
struct Hands: Sendable {
  var byHand: @Sendable () async throws -> Report  //~ warning undecidable: Report in the result of Hands.byHand is not compared
  var byPackage: @Sendable () async throws -> Page  //~ warning undecidable: no conformance to Codable was read
}
struct Report: Codable, Sendable {
  var degrees: Int
  var wind: Int
  init(from decoder: any Decoder) throws { fatalError() }
  func encode(to encoder: any Encoder) throws {}
}
struct Page: Content { var number: Int; var text: String }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Hands: Sendable {
  var byHand: @Sendable () async throws -> Report
  var byPackage: @Sendable () async throws -> Page
}
struct Report: Codable, Sendable {
  var degrees: Int
  init(from decoder: any Decoder) throws { fatalError() }
  func encode(to encoder: any Encoder) throws {}
}
struct Page: Content { var number: Int }

// Program: an initial value that may be an optional
@ClosureService(store: .none) @RemoteService
struct Links: Sendable {
  var get: @Sendable () async throws -> Link  //~ undecidable: its property `home` has no written type
  var levels: @Sendable () async throws -> Levels  //~ undecidable: its property `level` has no written type
}
struct Link: Codable, Sendable { var home = URL(string: "https://example.org"); var id = UUID() }
struct Levels: Codable, Sendable { var level = Level(3) }
struct Level: Codable, Sendable { var number: Int; init?(_ number: Int) { self.number = number } }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Links: Sendable {
  var get: @Sendable () async throws -> Link
  var levels: @Sendable () async throws -> Levels
}
struct Link: Codable, Sendable { var id: UUID }
struct Levels: Codable, Sendable {}

// Program: keys of dictionaries that make a list of them
@ClosureService(store: .none) @RemoteService
struct Counts: Sendable {
  var get: @Sendable () async throws -> Table  //~ remote-mismatch: is `[String: Int]` here and `[Kind: Int]` on the server
}
struct Table: Codable, Sendable { var counts: [String: Int] }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Counts: Sendable { var get: @Sendable () async throws -> Table }
struct Table: Codable, Sendable { var counts: [Kind: Int] }
enum Kind: String, Codable, Sendable { case rain, sun }

// Program: a raw value that is not coded in the place of its type
@ClosureService(store: .none) @RemoteService
struct Identifiers: Sendable {
  var get: @Sendable () async throws -> Thing  //~ remote-mismatch: `id` of Thing in the result of Identifiers.get is `UUID` here and `ID` on the server
}
struct Thing: Codable, Sendable { var id: UUID }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Identifiers: Sendable { var get: @Sendable () async throws -> Thing }
struct Thing: Codable, Sendable { var id: ID }
struct ID: RawRepresentable, Codable, Sendable { var rawValue: UUID }

// Program: a macro that may write the keys
@ClosureService(store: .none) @RemoteService
struct Cased: Sendable {
  var get: @Sendable () async throws -> Report  //~ undecidable: `@SnakeCased` may code it
}
@SnakeCased struct Report: Codable, Sendable { var userName: Int }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Cased: Sendable { var get: @Sendable () async throws -> Report }
struct Report: Codable, Sendable { var user_name: Int }

// Program: coding that is written by hand in a protocol, or with a generic coder
@ClosureService(store: .none) @RemoteService
struct Lenients: Sendable {
  var one: @Sendable () async throws -> One  //~ undecidable: One in the result of Lenients.one is not compared: its coding is written by hand.
  var two: @Sendable () async throws -> Two  //~ undecidable: Two in the result of Lenients.two is not compared: its coding is written by hand.
}
protocol Lenient: Codable {}
extension Lenient { init(from decoder: any Decoder) throws { fatalError() } }
struct One: Lenient, Sendable { var a: Int; var b: Int }
struct Two: Codable, Sendable {
  var a: Int
  var b: Int
  init<D: Decoder>(from decoder: D) throws { fatalError() }
}
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Lenients: Sendable {
  var one: @Sendable () async throws -> One
  var two: @Sendable () async throws -> Two
}
struct One: Codable, Sendable { var a: Int }
struct Two: Codable, Sendable { var a: Int }

// Program: a property whose generic type is an optional in one use
@ClosureService(store: .none) @RemoteService
struct Pages: Sendable {
  var get: @Sendable () async throws -> Page<Int?>  //~ remote-mismatch: requires `item` of Page<Int?>
}
struct Page<Item: Codable & Sendable>: Codable, Sendable { var number: Int; var item: Item }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Pages: Sendable { var get: @Sendable () async throws -> Page<Int?> }
struct Page<Item: Codable & Sendable>: Codable, Sendable { var number: Int }

// Program: types of one name with different forms
@ClosureService(store: .none) @RemoteService
struct Forms: Sendable {
  var kind: @Sendable () async throws -> Kind  //~ remote-mismatch: is `Kind` in both programs: an enumeration of `String` here, and an enumeration without raw values on the server.
  var size: @Sendable () async throws -> Size  //~ remote-mismatch: is `Size` in both programs: a type with properties here, and an enumeration of `Int` on the server.
}
enum Kind: String, Codable, Sendable { case one }
struct Size: Codable, Sendable { var width: Int }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Forms: Sendable {
  var kind: @Sendable () async throws -> Kind
  var size: @Sendable () async throws -> Size
}
enum Kind: Codable, Sendable { case one }
enum Size: Int, Codable, Sendable { case small }

// Program: types of one name that a signature writes in other words
@ClosureService(store: .none) @RemoteService
struct Scoped: Sendable {
  var get: @Sendable () async throws -> Report  //~ remote-mismatch: on the server, which refuses each call.
  //~ 4 remote-mismatch: requires `wind` of Report
}
struct Report: Codable, Sendable { var wind: Int }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Scoped: Sendable { var get: @Sendable () async throws -> Old.Report }
enum Old { struct Report: Codable, Sendable {} }

// Program: properties in a tuple
@ClosureService(store: .none) @RemoteService
struct Tuples: Sendable {
  var get: @Sendable () async throws -> Point  //~ remote-mismatch: requires `y` of Point
}
struct Point: Codable, Sendable { var (x, y): (Double, Double) }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Tuples: Sendable { var get: @Sendable () async throws -> Point }
struct Point: Codable, Sendable { var x: Double }

// Program: a service that the server declares under a condition
@ClosureService(store: .none) @RemoteService
struct Weather: Sendable { var today: @Sendable () async throws -> Int }  //~ undecidable: The server declares Weather where `#if` allows it
// In the program that serves it:
#if V1
  @ClosureService(store: .none) @RemoteService
  struct Weather: Sendable { var today: @Sendable () async throws -> Int }
#else
  @ClosureService(store: .none) @RemoteService
  struct Weather: Sendable { var tomorrow: @Sendable () async throws -> Int }
#endif

// Program: a generic property that has become optional for its writer
@ClosureService(store: .none) @RemoteService
struct Books: Sendable {
  var get: @Sendable () async throws -> Book<Int?>  //~ remote-mismatch: requires `item` of Book<Int?> in the result of Books.get, which the server leaves out where it is nil
}
struct Book<Item: Codable & Sendable>: Codable, Sendable { var item: Item }
// In the program that serves it:
@ClosureService(store: .none) @RemoteService
struct Books: Sendable { var get: @Sendable () async throws -> Book<Int?> }
struct Book<Item: Codable & Sendable>: Codable, Sendable { var item: Item? }
