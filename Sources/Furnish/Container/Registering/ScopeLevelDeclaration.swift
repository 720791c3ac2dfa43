/// A scope level that was declared with ``ServiceCollection/addLevel(_:fileID:filePath:line:column:)``.
public struct ScopeLevelDeclaration: Sendable {
  /// The level.
  public let level: ScopeLevelID

  /// The place of the call: `Module/File.swift:12`.
  public var place: String { source.description }

  let source: CallPlace
}
