extension ServiceCollection {
  /// Puts interceptors around every registration of a closure service under a name or a key, or without both, whether
  /// it was registered before or is registered later.
  ///
  /// ```swift
  /// services
  ///   .register(LandmarkService.self, lifetime: .scoped, LandmarkService.live(database:))
  ///   .intercept(LandmarkService.self, by: .retrying(attempts: 3))
  /// ```
  ///
  /// An intercepted registration keeps its lifetime. Interceptors are decorators: they wrap each other in the order in
  /// which they were registered, the last one outermost.
  ///
  /// - Parameters:
  ///   - service: The type of the service.
  ///   - name: The name under which it is registered, if it has one.
  ///   - key: The key under which it is registered, if it has one.
  ///   - interceptors: The interceptors to put around the endpoints, outermost first.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func intercept<S: ClosureService>(
    _ service: S.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    by interceptors: any ServiceInterceptor...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    decorate(service, name: name, key: key, fileID: fileID, filePath: filePath, line: line, column: column) {
      (inner: S) in interceptors.reversed().reduce(inner) { $0.intercepting($1) }
    }
  }

  /// Puts one interceptor around every registration of a closure service under a name or a key, or without both.
  ///
  /// - Parameters:
  ///   - service: The type of the service.
  ///   - name: The name under which it is registered, if it has one.
  ///   - key: The key under which it is registered, if it has one.
  ///   - interceptor: The interceptor to put around the endpoints: `.retrying(attempts: 3)`.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func intercept<S: ClosureService>(
    _ service: S.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    by interceptor: some ServiceInterceptor,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    decorate(service, name: name, key: key, fileID: fileID, filePath: filePath, line: line, column: column) {
      (inner: S) in inner.intercepting(interceptor)
    }
  }
}
