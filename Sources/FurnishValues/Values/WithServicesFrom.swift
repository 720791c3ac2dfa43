/// Runs `operation` under the values that an object was created under. Objects that `operation` creates read the same
/// values.
///
/// ```swift
/// final class Album {
///   @Injected(\.retries) private var retries
///   func makeSong() -> Song { withServices(from: self) { Song() } }
/// }
/// ```
///
/// Overrides around this call that are not around the creation of the object take precedence over the values of the
/// object, just as for its own `@Injected` properties.
///
/// - Parameters:
///   - owner: A value with an `@Injected` or a `ServiceValues` among its stored properties: a class, an actor or a
///     struct. If it has none, an issue is reported, and the values in force at the call are used.
///   - fileID: The file of the call, as `#fileID` states it, for reports.
///   - filePath: The path of the file of the call, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
///   - operation: A function that runs under the owner's values.
/// - Returns: The result of `operation`.
/// - Throws: Any error that `operation` throws, with its type.
/// - Complexity: The owner's properties are read by reflection, once per call.
public func withServices<Success, Failure: Error>(
  from owner: some Any,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: () throws(Failure) -> Success
) throws(Failure) -> Success {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try ServiceValues.read(by: owner, place).bound(operation)
}

/// Runs an asynchronous `operation` under the values that an object was created under, on the caller's actor. The
/// parameters are those of the synchronous form.
public nonisolated(nonsending) func withServices<Success, Failure: Error>(
  from owner: some Any,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: nonisolated(nonsending) () async throws(Failure) -> Success
) async throws(Failure) -> Success {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await ServiceValues.read(by: owner, place).bound(operation)
}

/// Runs `operation` under the values that an object was created under, changed by `update`.
///
/// ```swift
/// func makeQuietSong(for album: Album) -> Song {
///   withServices(from: album) {
///     $0.retries = 0
///   } operation: {
///     Song()
///   }
/// }
/// ```
///
/// - Parameters:
///   - owner: A value with an `@Injected` or a `ServiceValues` among its stored properties: a class, an actor or a
///     struct. If it has none, an issue is reported, and the values in force at the call are used.
///   - update: Changes a copy of these values.
///   - fileID: The file of the call, as `#fileID` states it, for reports.
///   - filePath: The path of the file of the call, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
///   - operation: A function that runs under the owner's values.
/// - Returns: The result of `operation`.
/// - Throws: Any error that `update` or `operation` throws, with its type.
/// - Complexity: The owner's properties are read by reflection, once per call.
public func withServices<Success, Failure: Error>(
  from owner: some Any,
  _ update: (inout ServiceValues) throws(Failure) -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: () throws(Failure) -> Success
) throws(Failure) -> Success {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try ServiceValues.read(by: owner, place).overridden(update).bound(operation)
}

/// Runs an asynchronous `operation` under the values that an object was created under, changed by `update`, on the
/// caller's actor. The parameters are those of the synchronous form.
public nonisolated(nonsending) func withServices<Success, Failure: Error>(
  from owner: some Any,
  _ update: (inout ServiceValues) throws(Failure) -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: nonisolated(nonsending) () async throws(Failure) -> Success
) async throws(Failure) -> Success {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await ServiceValues.read(by: owner, place).overridden(update).bound(operation)
}

/// Runs `operation` under the values that an object was created under, changed by an `update` that throws nothing: the
/// type of the errors is that of `operation` alone.
///
/// The parameters and the result are those of the form whose `update` throws as well.
@_disfavoredOverload
public func withServices<Success, Failure: Error>(
  from owner: some Any,
  _ update: (inout ServiceValues) -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: () throws(Failure) -> Success
) throws(Failure) -> Success {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try ServiceValues.read(by: owner, place).overridden(update).bound(operation)
}

/// Runs an asynchronous `operation` under the values that an object was created under, changed by an `update` that
/// throws nothing, on the caller's actor.
///
/// The parameters and the result are those of the form whose `update` throws as well.
@_disfavoredOverload
public nonisolated(nonsending) func withServices<Success, Failure: Error>(
  from owner: some Any,
  _ update: (inout ServiceValues) -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: nonisolated(nonsending) () async throws(Failure) -> Success
) async throws(Failure) -> Success {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await ServiceValues.read(by: owner, place).overridden(update).bound(operation)
}

/// A type that stores the service values that were in force when its owner was created.
package protocol StoresServicesOfCreation {
  var creationLayer: Layer { get }
}

extension ServiceValues: StoresServicesOfCreation {
  package var creationLayer: Layer { layer }
}

extension ServiceValues {
  /// Returns the values that `owner` reads at the place of the call.
  fileprivate static func read(by owner: Any, _ place: CallPlace) -> ServiceValues {
    guard let creator = layerOfCreation(by: owner) else {
      ServiceIssue.storesNoServices(type(of: owner), place: place).report()
      return .current
    }
    return ServiceValues(layer: .merged(.current, over: creator))
  }

  private static func layerOfCreation(by owner: Any) -> Layer? {
    if let owner = owner as? any StoresServicesOfCreation { return owner.creationLayer }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for child in current.children {
        if let value = child.value as? any StoresServicesOfCreation { return value.creationLayer }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
