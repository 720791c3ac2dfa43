import ArgumentParser
import Foundation

/// The output of the command: to standard output, to standard error, and to files.
enum Terminal {
  enum Stream { case standardOutput, standardError }

  static func write(_ text: String, to stream: Stream) {
    try? handle(stream).write(contentsOf: Data(text.utf8))
  }

  static func write(_ text: String, toFile path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Refusal.of("'\(path)' cannot be written", .notWritten)
    }
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(handle(stream).fileDescriptor) != 0 }

  private static func handle(_ stream: Stream) -> FileHandle {
    switch stream {
    case .standardOutput: .standardOutput
    case .standardError: .standardError
    }
  }
}

/// The choice whether findings are printed in color.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case always, never, auto

  /// Whether text for standard output has color. `auto` colors a terminal, unless `NO_COLOR` is set or the terminal is
  /// `dumb`.
  var isColored: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return Terminal.isTerminal(.standardOutput) && (environment["NO_COLOR"] ?? "").isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}
