/// A property wrapper that reads a service each time that the property is read.
///
/// ```swift
/// struct Page {
///   @Injected(\.retries) var retries
///   @Injected(RetriesKey.self) var same
///   @Injected var greeter: Greeter
/// }
/// ```
///
/// Use it in structs, classes, actors, and types of the main actor. In an `@Observable` class, write
/// `@ObservationIgnored` before it.
///
/// A final class that is `Sendable` must not have variables, so `@Injected var` does not compile in it. Store the
/// wrapper in a constant, and read its ``wrappedValue``:
///
/// ```swift
/// final class Importer: Sendable {
///   private let database = Injected<Database>()
///   func run() { database.wrappedValue.insert(…) }
/// }
/// ```
///
/// The wrapper stores the values in force where its owner was created, never an instance, and resolves the service at
/// each read. A read searches the overrides in three steps: those around the read but not around the creation of the
/// owner, those around the creation only, and those around both. So a view model that is created under an override
/// continues to read it, and a test can still override it from outside.
///
/// A service that is requested by its type alone, as `greeter` above or `any Log`, is taken from the first of these
/// that has it: an override of its key, if it has one; the provider in force; the locator; the key's default.
/// `$greeter` states the source: see ``projectedValue``.
///
/// A read costs one access of the task-local more than reading `ServiceValues` by hand, and no lock.
@propertyWrapper
public struct Injected<Value> {
  @usableFromInline let creator: Layer
  @usableFromInline let read: @Sendable (ServiceValues) -> Value
  @usableFromInline let request: InjectedRequest
  @usableFromInline let sourcePlace: CallPlace

  /// Reads a property of ``ServiceValues``: `@Injected(\.retries) var retries`.
  ///
  /// Swift converts the literal key path to a function here. Calling it is faster than traversing a key path.
  ///
  /// - Parameters:
  ///   - read: The key path of the property, as a literal.
  ///   - fileID: The file of the property, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the property, for reports.
  ///   - line: The line of the property, for reports.
  ///   - column: The column of the property, for reports.
  public init(
    _ read: @escaping @Sendable (ServiceValues) -> Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.property, at: place, read)
  }

  @usableFromInline
  init(
    _ request: InjectedRequest, at place: CallPlace,
    _ read: @escaping @Sendable (ServiceValues) -> Value
  ) {
    creator = .current
    self.read = read
    self.request = request
    sourcePlace = place
  }

  /// Reads a property of ``ServiceValues`` that is isolated to the main actor. Its owner has to be isolated to the main
  /// actor, too: a read outside of it stops the program.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - fileID: The file of the property, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the property, for reports.
  ///   - line: The line of the property, for reports.
  ///   - column: The column of the property, for reports.
  @MainActor
  @_disfavoredOverload
  public init(
    _ keyPath: KeyPath<ServiceValues, Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    // The key path is not `Sendable`, because it leads through the main actor. It is used only on that actor.
    nonisolated(unsafe) let keyPath = keyPath
    self.init(
      { values in MainActor.assumeIsolated { values[keyPath: keyPath] } },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads the property at a key path that is not a literal.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - fileID: The file of the property, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the property, for reports.
  ///   - line: The line of the property, for reports.
  ///   - column: The column of the property, for reports.
  @_disfavoredOverload
  public init(
    _ keyPath: any KeyPath<ServiceValues, Value> & Sendable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      { $0[keyPath: keyPath] }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads a key: `@Injected(RetriesKey.self) var retries`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the property, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the property, for reports.
  ///   - line: The line of the property, for reports.
  ///   - column: The column of the property, for reports.
  @inlinable
  public init<Key: TestServiceKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.key(key), at: place) { $0[key] }
  }

  /// Resolves a service by its type: `@Injected var log: any Log`, from the provider in force or
  /// from the locator.
  @inlinable
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.type, at: place) { $0.resolved(at: place) }
  }

  /// Resolves a service that is bound to the main actor, for an owner that is bound to it, too.
  @inlinable
  @MainActor
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.type, at: place) { $0.resolved(at: place) }
  }

  /// Reads a service by its type: `@Injected var google: Google`.
  @inlinable
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value: Service {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.typeWithDefault(Value.self), at: place) {
      $0.resolvedOrDefault(Value.self).withEnvironment($0)
    }
  }

  /// Reads a type that is its own key: `@Injected var landmarks: LandmarkService`.
  @inlinable
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value: ServiceKey, Value.Value == Value {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.typeWithDefault(Value.self), at: place) { $0.resolvedOrDefault(Value.self) }
  }

  /// The service, read now.
  @inlinable
  public var wrappedValue: Value {
    Layer.currentUnretained._withUnsafeGuaranteedRef { reader in
      readsLikeReader(reader) ? read(ServiceValues(layer: reader)) : readMerged(reader)
    }
  }

  /// This wrapper: `$storage.source` is the source of the service, and `$storage = Injected()` makes the property store
  /// the values in force at that statement.
  ///
  /// ```swift
  /// let model = SettingsModel()
  /// print(model.$storage.source)  // Optional(InjectedSource.locator)
  /// ```
  public var projectedValue: Injected {
    get { self }
    set { self = newValue }
  }

  /// Returns whether the property reads the values of `reader` alone, because those of its creation add nothing to
  /// them.
  @inlinable
  func readsLikeReader(_ reader: Layer) -> Bool {
    !reader.takesSlowPath
      && (reader === creator || creator.depth == 0 && !creator.takesSlowPath
        || reader.isBased(on: creator))
  }

  /// Reads the service from the values of `reader`, merged with those of the creation.
  @usableFromInline
  func readMerged(_ reader: Layer) -> Value {
    let values = ServiceValues(layer: .merged(reader, over: creator))
    guard TestHost.isInstalled else { return read(values) }
    return CallPlace.$ofReader.withValue(sourcePlace) { read(values) }
  }
}

/// A property is `Sendable` if its service is. Any other property can be used only by the code of one actor.
extension Injected: Sendable where Value: Sendable {}

extension Injected: StoresServicesOfCreation {
  package var creationLayer: Layer { creator }
}
