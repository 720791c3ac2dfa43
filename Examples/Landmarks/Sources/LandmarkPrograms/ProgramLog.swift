public import Logging
import Tracing

/// The logs of a program, on its standard error, and the identifiers that connect them with those of other programs.
public struct ProgramLog: Sendable {
  /// The log of failures.
  public let failures: Logger
  /// The log of every call of a service.
  public let calls: Logger

  /// Installs the logs and the tracer of the process. Call it once, before anything else.
  ///
  /// - Parameter program: The name of the program.
  public static func bootstrap(_ program: String) -> Self {
    let callsLabel = "landmarks-calls"
    LoggingSystem.bootstrap(
      { label, metadataProvider in
        var handler = StreamLogHandler.standardError(label: label, metadataProvider: metadataProvider)
        handler.logLevel = label == callsLabel ? .info : .notice
        return handler
      }, metadataProvider: .traceContext)
    InstrumentationSystem.bootstrap(TraceContextTracer())
    return Self(failures: Logger(label: program), calls: Logger(label: callsLabel))
  }
}

extension Logger.MetadataProvider {
  /// Adds the identifiers of the current request to each entry.
  fileprivate static var traceContext: Self {
    Self {
      guard let identifiers = ServiceContext.current?.traceContext else { return [:] }
      return ["trace": "\(identifiers.trace)", "span": "\(identifiers.span)"]
    }
  }
}
