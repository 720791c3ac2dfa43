public import Configuration
public import Foundation

/// The settings of the program.
public protocol ConfigService: Sendable {
  var environment: AppEnvironment { get }
  var apiBaseURL: URL { get }

  /// The folder of the files of the program.
  var folder: URL { get }
}

/// A service that reads all settings once, so that an error is reported before anything begins.
public struct ReadConfigService: ConfigService {
  public let environment: AppEnvironment
  public let apiBaseURL: URL
  public let folder: URL

  /// Reads the settings.
  ///
  /// - Throws: ``InvalidConfiguration``, with the key and the expected value.
  public init(_ config: ConfigReader) throws(InvalidConfiguration) {
    environment = try ReadConfigService.environment(config)
    apiBaseURL = try ReadConfigService.apiBaseURL(config, environment)
    folder = try ReadConfigService.folder(config)
  }

  private static func environment(_ config: ConfigReader) throws(InvalidConfiguration) -> AppEnvironment {
    guard let text = config.string(forKey: "profile.environment") else { return .development }
    guard let environment = AppEnvironment(rawValue: text) else {
      let names = AppEnvironment.allCases.map(\.rawValue)
      throw InvalidConfiguration(
        key: "profile.environment", text: text,
        expected: "\(names.dropLast().joined(separator: ", ")) or \(names.last!)")
    }
    return environment
  }

  private static func apiBaseURL(
    _ config: ConfigReader, _ environment: AppEnvironment
  ) throws(InvalidConfiguration) -> URL {
    let text = config.string(forKey: "profile.api.baseURL") ?? environment.apiBaseURL
    guard let url = URL(string: text), url.host?.isEmpty == false,
      ["http", "https"].contains(url.scheme)
    else {
      throw InvalidConfiguration(
        key: "profile.api.baseURL", text: text, expected: "an address such as https://api.example.com")
    }
    return url
  }

  private static func folder(_ config: ConfigReader) throws(InvalidConfiguration) -> URL {
    guard let text = config.string(forKey: "profile.folder") else {
      return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".profile-example")
    }
    guard text.hasPrefix("/") else {
      throw InvalidConfiguration(
        key: "profile.folder", text: text, expected: "a path that begins with a slash")
    }
    return URL(filePath: text, directoryHint: .isDirectory)
  }
}

/// The error of an invalid value in the configuration.
public struct InvalidConfiguration: Error, Equatable, CustomStringConvertible {
  public let key: String
  public let text: String
  public let expected: String

  public var description: String {
    "\(key) is '\(text)', which is not \(expected). Set it in the configuration file, or as \(variable)."
  }

  /// The name of the key as a variable of the process.
  private var variable: String {
    key.reduce(into: "") { name, character in
      switch character {
      case ".": name.append("_")
      case _ where character.isUppercase && name.last?.isLowercase == true: name.append("_\(character)")
      default: name.append(character)
      }
    }.uppercased()
  }
}
