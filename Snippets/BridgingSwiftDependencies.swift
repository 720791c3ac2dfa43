// The bridge of the article "Move from swift-dependencies", over a stand-in with its public interface.
import Furnish

struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()
  private var values: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

protocol DependencyKey {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
}

@propertyWrapper struct Dependency<Value>: Sendable {
  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable
  init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) { self.keyPath = keyPath }
  var wrappedValue: Value { DependencyValues.current[keyPath: keyPath] }
}

func withDependencies<Result>(_ update: (inout DependencyValues) -> Void, operation: () -> Result) -> Result {
  var values = DependencyValues.current
  update(&values)
  return DependencyValues.$current.withValue(values, operation: operation)
}

protocol Log: Sendable { func write(_ line: String) }
struct ConsoleLog: Log { func write(_ line: String) { print(line) } }
struct LoudLog: Log { func write(_ line: String) { print(line.uppercased()) } }

struct Database: Sendable {
  @Injected(\.log) var log
  func open() { log.write("the database is open") }
}

// snippet.bridge
extension ServiceValues {
  /// Returns the dependency of a key path, in the values that are in force where it is read.
  func dependency<Value>(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) -> Value {
    @Dependency(keyPath) var value
    return value
  }
}

/// A key of swift-dependencies whose live value is that of a property of `ServiceValues`.
protocol FurnishedDependency: DependencyKey {
  associatedtype Value
  static func value(in services: ServiceValues) -> Value
}

extension FurnishedDependency {
  static var liveValue: Value { value(in: .current) }
}
// snippet.end

// snippet.use
enum LogKey: DependencyKey { static var liveValue: any Log { ConsoleLog() } }  // not moved yet
extension DependencyValues {
  var log: any Log {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }
}
extension ServiceValues {
  var log: any Log { dependency(\.log) }  // code that has moved reads it here
}

enum DatabaseKey: ServiceKey { static var defaultValue: Database { Database() } }  // moved
extension ServiceValues {
  var database: Database {
    get { self[DatabaseKey.self] }
    set { self[DatabaseKey.self] = newValue }
  }
}
enum OldDatabaseKey: FurnishedDependency {
  static func value(in services: ServiceValues) -> Database { services.database }
}
extension DependencyValues {
  var database: Database { self[OldDatabaseKey.self] }  // code that has not moved reads it here
}

struct Page {
  @Dependency(\.database) var database
}

Page().database.open()
withDependencies {
  $0.log = LoudLog()
} operation: {
  Page().database.open()
}
// snippet.end
