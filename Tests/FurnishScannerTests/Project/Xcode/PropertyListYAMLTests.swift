import Testing

@testable import FurnishScanner

/// YAML as it is written in project descriptions, and YAML that would keep a careless reader busy without end.
@Suite struct PropertyListYAMLTests {
  @Test(arguments: [
    ("a: [x, y]", "- x\n- y"), ("a:\n- x\n- y", "- x\n- y"), ("a:\n  - x\n  - y # z", "- x\n- y"),
    ("a:\n  [x,\n    y]", "- x\n- y"), ("b: &l [x, y]\na: *l", "- x\n- y"), ("a: ['x', \"y\"]", "- x\n- y"),
  ])
  func `a sequence is the same in each style`(text: String, sequence: String) throws {
    #expect(PropertyList(yaml: text)?["a"] == PropertyList(yaml: sequence))
    #expect(PropertyList(yaml: sequence) == .list([.text("x"), .text("y")]))
  }

  @Test func `a mapping is the same in each style`() {
    let expected = PropertyList.dictionary(["path": .text("App"), "name": .text("a: b")])
    for text in [
      "path: App\nname: 'a: b'", "{ path: App, name: \"a: b\" }", "---\n\"path\": App\r\nname: 'a: b'\n",
      "path: !str App\nname: \"a: b\" # c",
    ] {
      #expect(PropertyList(yaml: text) == expected, "\(text)")
    }
    let merged = PropertyList(yaml: "base: &b { path: App, name: x }\nall:\n  <<: *b\n  name: 'a: b'")
    #expect(merged?["all"] == expected)
  }

  @Test func `the content of a block scalar is no part of the document`() {
    let text = "script: |\n  if [ $a ]; then\n    b: {\n  fi\nsources: App"
    #expect(PropertyList(yaml: text) == .dictionary(["script": .text(""), "sources": .text("App")]))
  }

  @Test func `an anchor in flow style names its value`() {
    let list = PropertyList(yaml: "a: [&v x, *v, &l [y], *l]\nb: *v")
    #expect(list?["a"] == .list([.text("x"), .text("x"), .list([.text("y")]), .list([.text("y")])]))
    #expect(list?["b"] == .text("x"))
    let mapping = PropertyList(yaml: "{ path: &p App, name: *p }")
    #expect(mapping == .dictionary(["path": .text("App"), "name": .text("App")]))
  }

  @Test(arguments: ["a: [", "a: [x", "a: {x", "a: *missing", "a: \"x", "a: b\n- c", ""])
  func `damaged YAML has no value`(text: String) {
    #expect(PropertyList(yaml: text) == nil)
  }

  @Test func `values that are nested or repeated without end are not read`() {
    var aliases = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let repeated = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      aliases += "a\(level): &a\(level) [\(repeated)]\n"
    }
    #expect(PropertyList(yaml: aliases) == nil)
    for prefix in ["a: ! ", "a: & "] {
      #expect(PropertyList(yaml: prefix + String(repeating: String(prefix.suffix(2)), count: 200_000) + "x") == nil)
    }
    #expect(PropertyList(yaml: String(repeating: "- ", count: 200_000) + "x") == nil)
    #expect(PropertyList(yaml: "a: " + String(repeating: "[", count: 200_000)) == nil)
  }

  @Test(arguments: Seeds.first(8)) func `damaged text never stops the check`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Array(
      """
      name: &NAME Shop # the app
      settings: { base: { A: "x y" }, configs: { Debug: $(inherited) } }
      targets:
        App:
          sources:
          - App
          - path: 'Shared'
            excludes: ["**/*.generated.swift", *NAME]
          script: |
            echo "no: {"
      """.unicodeScalars)
    let marks = Array("&*![]{}:,\"'#|->\n \\".unicodeScalars)
    for _ in 0..<500 {
      var damaged = text
      for _ in 0..<(1 + random.below(6)) {
        let place = random.below(damaged.count)
        switch random.below(3) {
        case 0: damaged.remove(at: place)
        case 1: damaged.insert(marks[random.below(marks.count)], at: place)
        default: damaged.swapAt(place, random.below(damaged.count))
        }
      }
      var yaml = String.UnicodeScalarView()
      yaml.append(contentsOf: damaged)
      _ = PropertyList(yaml: String(yaml))
    }
  }
}
