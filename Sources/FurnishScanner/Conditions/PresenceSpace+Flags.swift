/// The known relations between the flags of `#if`: which of them exclude or imply each other.
extension PresenceSpace {
  /// Returns the formula of a condition of `#if`.
  func presence(_ condition: Condition) -> Presence {
    if case .always = condition { return .always }
    if let known = presences[condition] { return known }
    let presence: Presence =
      switch condition {
      case .always: .always
      case .never: .never
      case .flag(let flag): self.flag(flag)
      case .not(let condition): not(self.presence(condition))
      case .all(let conditions): conditions.reduce(.always) { and($0, self.presence($1)) }
      case .any(let conditions): any(conditions.map(self.presence))
      }
    presences[condition] = presence
    return presence
  }

  private func flag(_ flag: String) -> Presence {
    if let value = flags.value(flag) { return value ? .always : .never }
    guard let open = flag.firstIndex(of: "("), flag.hasSuffix(")") else { return makeVariable(.flag(flag)) }
    let argument = String(flag[flag.index(after: open)...].dropLast())
    switch flag[..<open] {
    // `os(OSX)` is an older spelling of `os(macOS)`.
    case "os": return system(argument == "OSX" ? "macOS" : argument)
    case "arch", "targetEnvironment", "_endian", "_pointerBitWidth":
      return choose(flag, of: .flags(String(flag[..<open])), called: "")
    case "canImport": return canImport(argument, flag)
    case "swift", "compiler": return version(argument, of: String(flag[..<open]))
    default: return makeVariable(.flag(flag))
    }
  }

  private func system(_ name: String) -> Presence {
    let flag = "os(\(name))"
    if let value = flags.value(flag) { return value ? .always : .never }
    // A program is built for one system: if the fixed flags name another one, it is not built for this one.
    if flags.set.contains(where: { $0.hasPrefix("os(") }) { return .never }
    return choose(flag, of: .flags("os"), called: "")
  }

  private static let apple = ["macOS", "iOS", "tvOS", "watchOS", "visionOS"]
  private static let others = ["Linux", "Windows", "Android", "FreeBSD", "WASI"]

  /// The systems that certainly have a module, and those that certainly lack it.
  private static let modules: [String: (with: [String], without: [String])] = [
    "UIKit": (["iOS", "tvOS", "visionOS"], ["macOS"] + others),
    "AppKit": (["macOS"], ["tvOS", "watchOS", "visionOS"] + others),
    "WatchKit": (["watchOS"], ["macOS", "tvOS"] + others),
    "SwiftUI": (apple, others), "Combine": (apple, others), "Darwin": (apple, others), "os": (apple, others),
    "CoreData": (apple, others), "CoreFoundation": (apple, []), "ObjectiveC": (apple, others),
    "Glibc": ([], apple + ["Windows", "WASI"]), "Musl": ([], apple + ["Windows", "WASI"]),
    "WinSDK": (["Windows"], apple),
  ]

  /// Returns the condition of a `canImport`: `canImport(UIKit)` holds on iOS and not on Linux, and on other systems it
  /// may hold.
  private func canImport(_ module: String, _ flag: String) -> Presence {
    let variable = makeVariable(.flag(flag))
    guard let known = Self.modules[module] else { return variable }
    // On a system of neither list, the variable decides.
    let (with, without) = (any(known.with.map(system)), any(known.without.map(system)))
    return or(with, excluding(variable, without))
  }

  /// Returns the condition of a minimum version: `swift(>=6.4)` implies `swift(>=6.3)`.
  private func version(_ argument: String, of kind: String) -> Presence {
    guard argument.hasPrefix(">="), let version = Self.versionParts(argument.dropFirst(2)) else {
      return makeVariable(.flag("\(kind)(\(argument))"))
    }
    let prefix = "\(kind)(>="
    let known: [(version: [Int], presence: Presence)] = presences.compactMap { condition, presence in
      guard case .flag(let flag) = condition, flag.hasPrefix(prefix) else { return nil }
      return Self.versionParts(flag.dropFirst(prefix.count).dropLast()).map { ($0, presence) }
    }
    if let same = known.first(where: { $0.version == version }) { return same.presence }
    let newer = any(known.filter { version.lexicographicallyPrecedes($0.version) }.map(\.presence))
    let older = known.filter { $0.version.lexicographicallyPrecedes(version) }.map(\.presence)
    return or(newer, older.reduce(makeVariable(.flag("\(kind)(\(argument))")), and))
  }

  /// Returns the parts of a version, without zeros at its end: 6.0 is 6.
  private static func versionParts(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    let numbers = parts.compactMap(\.self)
    return Array(numbers.prefix(1 + (numbers.lastIndex { $0 != 0 } ?? 0)))
  }
}
