/// The source of the landmarks of a program. Its pages show this source.
///
/// The module that registers the program's own `LandmarkService`, the one without a name, registers its source too.
public enum LandmarkSource: String, Sendable {
  /// A database of this process.
  case live
  /// Another process.
  case remote
}
