import ArgumentParser
import Foundation

/// Standard output and standard error.
enum Terminal {
  enum Stream { case standardOutput, standardError }

  static func write(_ text: String, to stream: Stream) {
    try? handle(stream).write(contentsOf: Data(text.utf8))
  }

  static func write(_ text: String, toFile path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Refusal.of("'\(path)' cannot be written")
    }
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(handle(stream).fileDescriptor) != 0 }

  /// Colours are for eyes: not for files and pipes, and not where somebody asks for none.
  static func isColoured(_ stream: Stream) -> Bool {
    isTerminal(stream) && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  private static func handle(_ stream: Stream) -> FileHandle {
    switch stream {
    case .standardOutput: .standardOutput
    case .standardError: .standardError
    }
  }
}
