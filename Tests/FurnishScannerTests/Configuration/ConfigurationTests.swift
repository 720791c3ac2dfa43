import FurnishScanner
import Testing

@Suite struct ConfigurationTests {
  @Test func `all settings are read`() throws {
    let configuration = try Configuration(
      """
      {
        "rules": { "missing-service": "warning", "module-clash": "off" },
        "exclude": ["Generated", "**/*.pb.swift"],
        "roots": ["Core"], "defines": ["DEBUG"], "undefines": ["TRACE"],
        "baseline": "known.json"
      }
      """.utf8)
    var expected = Configuration()
    expected.rules = ["missing-service": .warning, "module-clash": .off]
    expected.excluded = ["Generated", "**/*.pb.swift"]
    expected.roots = ["Core"]
    expected.defines = ["DEBUG"]
    expected.undefines = ["TRACE"]
    expected.baseline = "known.json"
    #expect(configuration == expected)
    #expect(try Configuration("\u{FEFF} {} \n".utf8) == Configuration())
  }

  @Test(arguments: [
    ("", "1:1: this is not JSON: a value is missing at the end of the file"),
    ("{} {}", "1:4: this is not JSON: the file should end here, after its first value"),
    ("[]", "1:1: an object with settings is expected here, not an array"),
    (
      "{\"ä\": 1}",
      "1:2: \"ä\" is not a setting; choose \"rules\", \"exclude\", \"roots\", \"defines\", \"undefines\" or \"baseline\""
    ),
    ("{\"roots\": [], rules: {}}", "1:15: this is not JSON: a name in quotes is expected here"),
    ("{\"roots\": []\n \"rules\": {}}", "2:2: this is not JSON: a comma or a closing brace is expected here"),
    ("{\"roots\" []}", "1:10: this is not JSON: a colon is expected after \"roots\""),
    ("{\"roots\": [\"é\", 7]}", "1:17: a string is expected here, not a number"),
    ("{\"roots\": true}", "1:11: an array of strings is expected here, not a Boolean value"),
    ("{\"roots\": nope}", "1:11: this is not JSON: a value is expected here"),
    ("{\"baseline\": null}", "1:14: a string is expected here, not null"),
    ("{\"baseline\": \"a\nb\"}", "1:16: this is not JSON: the string should end before the end of its line"),
    ("{\"baseline\": \"a", "1:16: this is not JSON: a string does not end"),
    ("{\"baseline\": \"\\q\"}", "1:16: this is not JSON: no escape begins with this character"),
    ("{\"baseline\": \"\\u12\"}", "1:17: this is not JSON: four hexadecimal digits are expected here"),
    ("{\"roots\": [], \"roots\": []}", "1:15: \"roots\" is set twice; remove one of them"),
    ("{\"rules\": []}", "1:11: an object that gives rules a severity is expected here, not an array"),
    ("{\"rules\": {\"missing-service\": \"eror\"}}", "1:31: \"eror\" is not a severity; did you mean \"error\"?"),
    (
      "{\"rules\": {\"missing-service\": 2}}",
      "1:31: \"off\", \"note\", \"warning\" or \"error\" is expected here, not a number"
    ),
    ("{\"rules\": {\"modul-clash\": \"off\"}}", "1:12: \"modul-clash\" is not a rule; did you mean \"module-clash\"?"),
  ])
  func `an error names its place and the fix`(_ text: String, _ message: String) {
    #expect(throws: JSONProblem.self) { try Configuration(text.utf8) }
    do {
      _ = try Configuration(text.utf8)
    } catch {
      #expect((error as JSONProblem).text(file: "f") == "f:\(message)")
    }
  }

  @Test func `an escape is read as its character`() throws {
    #expect(try Configuration(#"{"baseline": "a\/\"\u00e9\ud83d\ude00\n"}"#.utf8).baseline == "a/\"é😀\n")
  }

  @Test func `values that are nested too deeply are refused`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONProblem.self) { try Configuration(text.utf8) }
  }

  @Test func `a name that differs in more than a third of its letters is no near miss`() {
    #expect(SpellingHint.nearest(to: "exclude", among: ["exclude"]) == "exclude")
    #expect(SpellingHint.nearest(to: "excluded", among: ["roots", "exclude"]) == "exclude")
    #expect(SpellingHint.nearest(to: "paths", among: ["roots", "exclude"]) == nil)
  }
}
