extension Injected {
  /// Resolves a service by its type: `@Injected var log: any Log`, from the provider in force or
  /// from the locator.
  @inlinable
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value: Sendable {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.type, at: place) { $0.resolved(at: place) }
  }

  /// Resolves a service that is bound to the main actor, as its owner has to be, too.
  @inlinable
  @MainActor
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.type, at: place) { $0.resolved(at: place) }
  }

  /// Reads a service by its type: `@Injected var google: Google`.
  @inlinable
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value: Service {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
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
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.typeWithDefault(Value.self), at: place) { $0.resolvedOrDefault(Value.self) }
  }
}
