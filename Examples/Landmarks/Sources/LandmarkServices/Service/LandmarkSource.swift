/// The source of the landmarks of a program, which its pages show.
///
/// The module that registers the `LandmarkService` without a name registers it as well.
public enum LandmarkSource: String, Sendable {
  /// A database of this process.
  case live
  /// Another process.
  case remote
}
