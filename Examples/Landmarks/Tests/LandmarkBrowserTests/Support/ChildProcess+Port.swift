import ExampleTestSupport

extension ChildProcess {
  /// Waits until the output of the program contains a number after a text, and returns the number.
  func port(after words: String) async throws -> Int {
    try await find("a port after '\(words)'") { output in
      guard let place = output.firstRange(of: words) else { return nil }
      let rest = output[place.upperBound...]
      let digits = rest.prefix(while: \.isNumber)
      return digits.count < rest.count ? Int(digits) : nil
    }
  }
}
