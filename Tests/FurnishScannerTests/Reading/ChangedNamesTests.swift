import Testing

@testable import FurnishScanner

/// The names of variables that the code of a file may change.
@Suite struct ChangedNamesTests {
  private static let names = ["isOn", "kernel", "level", "mode", "name", "skips"]

  private func changed(_ text: String) -> [String] {
    Self.names.filter { FileFacts(text).changedNames.contains(hash($0)) }
  }

  private func initialized(_ text: String) -> [String] {
    Self.names.filter { FileFacts(text).initializedNames.contains(hash($0)) }
  }

  private func labels(_ text: String) -> [String] { Self.names.filter { FileFacts(text).labels.contains(hash($0)) } }

  private func hash(_ name: String) -> UInt32 { ChangedNames.hash(name.utf8) }

  @Test(arguments: [
    "skips = true", "kernel().skips = true", "skips\n  = true", "`skips` = true", "skips /* once */ = true",
    "skips? = true",
    "skips! = true", "skips |= true", "skips <- true", "++skips", "skips++", "(skips, _) = (true, 1)",
    "skips[0] = true",
    "f(1)[2].skips = true", "skips.toggle()", "skips?.toggle()", "skips\n  .append(1)", "set(&skips)", "set(&`skips`)",
    "set(&self.skips)", "write(\\.skips)", "write(\\Kernel.skips)", "write(\\.[0].skips)", "Toggle(isOn: $skips)",
    "for case skips in all where a { self.skips = true }", "#if DEBUG\nskips = true\n#endif",
  ])
  func `a file that may change a variable has its name`(text: String) {
    #expect(changed("func run() {\n\(text)\n}").contains("skips"))
  }

  @Test(arguments: [
    "var skips = false", "let skips = true", "var\n  skips = false", "var `skips` = false", "if skips == false { f() }",
    "if skips != a && !skips { f() }", "while skips <= 3 || skips >= 4 { f() }", "f(skips ?? true, a ? skips : b)",
    "f(\"\\(skips)\", a & skips)", "f(skips.count, skips.hasPrefix(a))", "func f(skips: Bool) -> Bool { skips }",
  ])
  func `a file that only declares or reads a variable has no such name`(text: String) {
    #expect(changed("struct Kernel {\n\(text)\n}").isEmpty)
  }

  @Test func `an assignment of an initializer to its instance gives a first value`() {
    let text = """
      final class Kernel {
        var skips: Bool, level: Int
        var mode = 1
        init(_ skips: Bool) {
          self.skips = skips
          if skips { level = 1 } else { level = 2 }
          run { self.mode = 2 }
        }
      }
      """
    #expect(initialized(text) == ["level", "skips"])
    #expect(changed(text) == ["mode"])
  }

  @Test func `the labels of arguments are those of calls, apart from parameters of common types`() {
    #expect(labels("let a = Kernel(skips: true,\n  level : 2, `mode`: .on)") == ["level", "mode", "skips"])
    #expect(labels("func f(skips: Bool, level: Int = 0) { let isOn: Bool; let mode: [Int] = [name: 1] }") == [])
  }
}
