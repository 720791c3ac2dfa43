import FurnishPrimitives

/// The environment variables of the process.
enum ProcessEnvironment {
  static func value(of variable: String) -> String? {
    furnish_environment_value(variable).map { String(cString: $0) }
  }

  static var isPreview: Bool { value(of: "XCODE_RUNNING_FOR_PREVIEWS") == "1" }

  /// Whether this is a test run. It is one if XCTest has set one of its variables, if the program is a test bundle or a
  /// runner of tests, or if an argument names the library of the tests.
  static var isTest: Bool {
    let variables = [
      "XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier",
    ]
    return variables.contains { value(of: $0) != nil }
      || isTestRunner(arguments: CommandLine.arguments)
  }

  static func isTestRunner(arguments: [String]) -> Bool {
    guard let program = arguments.first else { return false }
    let name = program.split(separator: "/").last ?? ""
    return name.hasSuffix(".xctest") || name == "swiftpm-testing-helper" || name == "xctest"
      || arguments.contains("--testing-library")
  }
}
