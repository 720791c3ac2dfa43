import Foundation

/// The output of a program.
public enum Console {
  /// Writes one line without buffering, even into a pipe.
  public static func write(_ line: String) { write(line, to: .standardOutput) }

  /// Writes one line. Errors of writing are ignored, because no other output could report them.
  static func write(_ line: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Returns the address to open in a browser.
  public static func url(host: String, port: Int) -> String {
    switch host {
    case "0.0.0.0", "::": "http://localhost:\(port)"
    case _ where host.contains(":"): "http://[\(host)]:\(port)"
    default: "http://\(host):\(port)"
    }
  }
}
