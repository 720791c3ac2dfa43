import Foundation
import FurnishScanner
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff.text(path: "a.swift", old: Data(old.utf8), new: Data(new.utf8)), as: UTF8.self)
  }

  @Test func `the same text has no difference`() { #expect(diff("a\nb\n", "a\nb\n") == "") }

  @Test func `a changed line is printed with three lines around it`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nX\n6\n7\n8\n9\n") == """
        --- a/a.swift
        +++ b/a.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +X
         6
         7
         8

        """)
  }

  @Test func `changes that are far apart are two hunks`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let text = diff(old, old.replacing("2\n3\n", with: "3\n").replacing("19\n", with: "19\n19½\n"))
    #expect(text.contains("@@ -1,5 +1,4 @@\n 1\n-2\n 3\n"))
    #expect(text.contains("@@ -17,4 +16,5 @@\n 17\n 18\n 19\n+19½\n 20\n"))
  }

  @Test func `a last line without an end is marked, and an empty text has no lines`() {
    #expect(diff("a", "b\n").hasSuffix("@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n"))
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1,1 @@\n+a\n"))
    #expect(diff("a\n", "").hasSuffix("@@ -1,1 +0,0 @@\n-a\n"))
  }
}
