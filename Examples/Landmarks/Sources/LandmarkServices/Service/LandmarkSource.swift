/// The source of the landmarks of a program. Its pages show this source.
///
/// The module that registers the `LandmarkService` without a name registers it as well.
public enum LandmarkSource: String, Sendable {
  /// A database of this process.
  case live
  /// Another process.
  case remote
}
