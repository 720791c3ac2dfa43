import Foundation

/// A reader of the build settings of projects and of files `.xcconfig`. It stores the settings that it could not
/// decide.
///
/// A setting with a condition on the configuration, `NAME[config=Debug]`, is read where the condition holds. Any other
/// condition, `[sdk=iphoneos*]` or `[arch=arm64]`, holds in some builds of a configuration and not in others: such a
/// setting is left out, and added to ``undecided``.
struct XcodeSettingsReader {
  private let base: String
  /// The number of files that one project may still include: they may include each other in a circle, or many times.
  private var budget = 1000
  /// The settings that were left out, each with its file.
  private(set) var undecided: [String] = []
  /// The absolute paths of files that cannot be read.
  private(set) var unreadable: [String] = []

  /// - Parameter base: The folder that the project is in.
  init(base: String) { self.base = base }

  /// Reads the settings that are written in the project.
  mutating func settings(_ list: PropertyList?, configuration: String?) -> XcodeSettings {
    guard case .dictionary(let values)? = list else { return XcodeSettings() }
    var settings = XcodeSettings()
    // A setting with a condition takes precedence over the same setting without one, so it is added later: `NAME[`
    // sorts after `NAME`.
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      add(
        key, value.text.map(Self.words) ?? value.texts.flatMap(Self.words), "the project", configuration, to: &settings)
    }
    return settings
  }

  /// Reads a file `.xcconfig`, and those that it includes.
  mutating func settings(ofFile path: String, configuration: String?) -> XcodeSettings {
    var settings = XcodeSettings()
    read(path, isOptional: false, configuration, into: &settings, inside: [])
    return settings
  }

  private mutating func read(
    _ path: String, isOptional: Bool, _ configuration: String?, into settings: inout XcodeSettings,
    inside outer: [String]
  ) {
    guard outer.count < 16, !outer.contains(path), budget > 0 else { return }
    budget -= 1
    guard let data = FileManager.default.contents(atPath: path), data.count <= FileContents.limit else {
      if !isOptional { unreadable.append(path) }
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        guard let file = Self.quoted(text) else { continue }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        read(
          ProjectLayout.absolute(file, from: folder), isOptional: text.hasPrefix("#include?"), configuration,
          into: &settings, inside: outer + [path])
      } else if let (key, value) = Self.assignment(text) {
        add(key, Self.words(value), ProjectLayout.relative(path, to: base), configuration, to: &settings)
      }
    }
  }

  private mutating func add(
    _ key: String, _ words: [String], _ file: String, _ configuration: String?, to settings: inout XcodeSettings
  ) {
    let parts = key.split(separator: "[")
    guard let name = parts.first.map(String.init) else { return }
    var isDecided = true
    for condition in parts.dropFirst() {
      let sides = condition.prefix { $0 != "]" }.split(separator: "=", maxSplits: 1).map(String.init)
      if sides.count == 2, sides[0] == "config", let configuration {
        if !Self.matches(configuration, sides[1]) { return }
      } else {
        isDecided = false
      }
    }
    if isDecided {
      settings.set(name, to: words)
    } else if XcodeSettings.Name(rawValue: name) != nil {
      undecided.append("\(key) in \(file)")
    }
  }
}

// MARK: The form of a file

extension XcodeSettingsReader {
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// Returns the text between the first two quotation marks.
  private static func quoted(_ text: String) -> String? {
    let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// Splits a line into the name of a setting, with its conditions, and its value. A condition contains an equal sign
  /// itself.
  private static func assignment(_ text: String) -> (key: String, value: String)? {
    var isInCondition = false
    for index in text.indices {
      switch text[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      case "=" where !isInCondition:
        let key = text[..<index].filter { !$0.isWhitespace }
        var value = text[text.index(after: index)...]
        if value.last == ";" { value.removeLast() }
        return key.isEmpty ? nil : (key, String(value))
      default: continue
      }
    }
    return nil
  }

  private static func words(_ value: String) -> [String] { value.split(separator: " ").map(String.init) }

  /// Returns whether a name matches the pattern of a condition, whose last character may be `*`.
  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.last == "*" ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}
