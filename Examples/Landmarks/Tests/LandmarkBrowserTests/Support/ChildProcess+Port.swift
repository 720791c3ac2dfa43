import ExampleTestSupport

extension ChildProcess {
  /// Waits until the program's output contains a number behind some words, and returns it.
  func port(after words: String) async throws -> Int {
    try await find("a port after '\(words)'") { output in
      guard let place = output.firstRange(of: words) else { return nil }
      let rest = output[place.upperBound...]
      let digits = rest.prefix(while: \.isNumber)
      return digits.count < rest.count ? Int(digits) : nil
    }
  }
}
