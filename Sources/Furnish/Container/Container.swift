/// A type that collects registrations of services, and then provides the services.
public protocol Container: AnyObject {
  /// The collection in which services are registered.
  ///
  /// - Throws: An error if the container is built already.
  var services: any ServiceCollection { get throws }

  /// Ends registration, and reports mistakes in it.
  // Disfavored: otherwise the compiler would prefer it to the form that passes the place of the call.
  @_disfavoredOverload
  func build()

  /// Ends registration, and reports mistakes in it at a place. ``build(fileID:filePath:line:column:)`` calls this
  /// method with the place of its caller.
  ///
  /// The default implementation calls `build()`.
  ///
  /// - Parameters:
  ///   - fileID: The file of the place, as `#fileID` states it.
  ///   - filePath: The path of the file of the place.
  ///   - line: The line of the place.
  ///   - column: The column of the place.
  func build(reportingAt fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

  /// The provider of the services.
  ///
  /// - Throws: An error if the container is not built yet.
  var provider: any ServiceProvider { get throws }
}

extension Container {
  /// Ends registration, and reports mistakes in it at the place of the call.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, as `#fileID` states it, where the issues are reported.
  ///   - filePath: The path of the file of the call, where the issues are reported.
  ///   - line: The line of the call, where the issues are reported.
  ///   - column: The column of the call, where the issues are reported.
  public func build(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    build(reportingAt: fileID, filePath: filePath, line: line, column: column)
  }

  public func build(reportingAt fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    // A variable of this type selects the requirement `build()`, and not the method with default arguments.
    let build: () -> Void = self.build
    build()
  }
}
