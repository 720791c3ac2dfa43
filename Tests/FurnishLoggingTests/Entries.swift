#if Logging
  import Furnish
  import Logging

  /// What was logged.
  ///
  /// `@unchecked Sendable`: `list` is guarded by `lock`.
  final class Entries: @unchecked Sendable {
    struct Entry: Sendable {
      let level: Logger.Level
      let message: String
      let metadata: Logger.Metadata
    }

    private let lock = Lock()
    private var list: [Entry] = []

    var entries: [Entry] { lock.withLock { list } }

    func append(_ entry: Entry) { lock.withLock { list.append(entry) } }
  }

  /// Keeps what is logged at `info` and above.
  struct EntriesHandler: LogHandler {
    let entries: Entries
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    init(entries: Entries) { self.entries = entries }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(
      level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
      function: String, line: UInt
    ) {
      entries.append(.init(level: level, message: "\(message)", metadata: metadata ?? [:]))
    }
  }
#endif
