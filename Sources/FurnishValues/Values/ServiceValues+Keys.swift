extension ServiceValues {
  /// The value at a key: the innermost override, or else the key's own value for this
  /// ``context-swift.property``, computed at the first read and stored.
  ///
  /// Once a value was set or stored, reading it takes no lock and allocates nothing. The first read of a key runs the
  /// key's code, without a lock, once per layer for all tasks that read it at the same time.
  ///
  /// - Parameters:
  ///   - key: The key's type.
  ///   - fileID: The file of the read, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the read, for reports.
  ///   - line: The line of the read, for reports.
  ///   - column: The column of the read, for reports.
  @inlinable
  public subscript<Key: TestServiceKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Key.Value {
    get {
      // These values retain the layer; to retain it here as well would cost more than the read.
      let layer = Unmanaged.passUnretained(self.layer)
      if let value = Layer.readAtOnce(key, from: layer) { return value }
      return layer._withUnsafeGuaranteedRef {
        $0.readSlowly(
          KeyReference(key),
          place: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      }
    }
    set {
      set(key, to: newValue)
    }
  }
}
