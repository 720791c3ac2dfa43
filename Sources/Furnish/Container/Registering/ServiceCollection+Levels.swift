extension ServiceCollection {
  /// Declares a scope level that no registration names, so that validation includes the level and its input.
  ///
  /// ```swift
  /// services.addLevel(RequestLevel.self)
  /// ```
  ///
  /// A registration whose lifetime names a level, such as `.scoped(to: Session.self)`, declares that level and its
  /// parents, too. A level may be declared several times.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func addLevel(
    _ level: any ScopeLevel.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    add(
      ScopeLevelDeclaration(
        level: ScopeLevelID(level),
        source: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)))
    return self
  }

  /// Ignores the declaration: the default for collections of containers without scope levels.
  ///
  /// - Parameter declaration: A level and the place where it is declared.
  public func add(_ declaration: ScopeLevelDeclaration) {}
}
