/// Build settings of Xcode, by their names. A setting may refer to others by `$(NAME)`, and to the value that it
/// replaces by `$(inherited)`.
struct XcodeSettings: Equatable {
  /// The settings that a check reads.
  enum Name: String, CaseIterable {
    case conditions = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    case options = "OTHER_SWIFT_FLAGS"
    case defaultIsolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    case moduleName = "PRODUCT_MODULE_NAME"
    case productName = "PRODUCT_NAME"
  }

  private var values: [String: [String]] = [:]

  /// Sets a setting to words, in which `$(inherited)` stands for its previous words.
  mutating func set(_ name: String, to words: [String]) {
    // If no words are set here, `$(inherited)` stays: other settings, which these override later, may have words.
    let inherited = values[name] ?? ["$(inherited)"]
    values[name] = words.flatMap { Self.reference($0) == "inherited" ? inherited : [$0] }
  }

  /// Returns these settings, overridden by others.
  func overridden(by others: XcodeSettings) -> XcodeSettings {
    var all = self
    for (name, words) in others.values { all.set(name, to: words) }
    return all
  }

  /// Returns the words of a setting, with those of the settings that it refers to. References to settings that are not
  /// set are left out.
  func words(of name: Name) -> [String] {
    var words: [String] = []
    // Settings may refer to each other in a circle, or many times: a thousand words are more than any setting has.
    var budget = 1000
    append(name.rawValue, to: &words, &budget, depth: 0)
    return words
  }

  private func append(_ name: String, to words: inout [String], _ budget: inout Int, depth: Int) {
    guard depth < 16 else { return }
    for word in values[name] ?? [] {
      budget -= 1
      guard budget > 0 else { return }
      if let reference = Self.reference(word) {
        append(reference, to: &words, &budget, depth: depth + 1)
      } else if !word.contains("$("), !word.contains("${") {
        words.append(word)
      }
    }
  }

  /// Returns the text of a setting; `nil` if it is not set, or refers to another one that is not set here, such as
  /// `TARGET_NAME`.
  func text(of name: Name) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The flags of `#if` that they set.
  var flags: Set<String> {
    let options = words(of: .options)
    let defined = zip(options, options.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = options.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    return Set(words(of: .conditions) + defined + joined)
  }

  /// Returns the name of the setting that a word refers to as a whole: `$(NAME)` or `${NAME}`.
  private static func reference(_ word: String) -> String? {
    for (start, end) in [("$(", ")"), ("${", "}")] where word.hasPrefix(start) && word.hasSuffix(end) {
      let name = word.dropFirst(2).dropLast()
      if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return String(name) }
    }
    return nil
  }
}
