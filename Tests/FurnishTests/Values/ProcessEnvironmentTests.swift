import Testing

@testable import Furnish
@testable import FurnishValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct ProcessEnvironmentTests {
  @Test(arguments: [
    ["/package/.build/debug/PackageTests.xctest"],
    ["PackageTests.xctest", "--filter", "Values"],
    ["/toolchain/libexec/swiftpm-testing-helper", "--test-bundle-path", "PackageTests.xctest"],
    ["/Applications/Xcode.app/Contents/Developer/usr/bin/xctest", "PackageTests.xctest"],
    ["/package/.build/debug/runner", "--testing-library", "swift-testing"],
  ])
  func `a test runner is recognized by its arguments`(arguments: [String]) {
    #expect(ProcessEnvironment.isTestRunner(arguments: arguments))
  }

  @Test(arguments: [
    [],
    ["/usr/local/bin/server"],
    ["/usr/local/bin/server", "--port", "8080"],
    ["/usr/local/bin/xctest-report", "PackageTests.xctest"],
    ["/package.xctest/server"],
    [""],
    ["/"],
  ])
  func `another program is not recognized as a test runner`(arguments: [String]) {
    #expect(!ProcessEnvironment.isTestRunner(arguments: arguments))
  }

  @Test func `this process is a test run`() {
    #expect(ProcessEnvironment.isTest)
    #expect(!ProcessEnvironment.isPreview)
  }

  @Test func `a variable is read again at each call`() async {
    // In a process of its own: other threads read the environment of this one.
    await #expect(processExitsWith: .success) {
      #expect(ProcessEnvironment.value(of: "FURNISH_TEST_VARIABLE") == nil)
      setenv("FURNISH_TEST_VARIABLE", "größer", 1)
      #expect(ProcessEnvironment.value(of: "FURNISH_TEST_VARIABLE") == "größer")
      setenv("FURNISH_TEST_VARIABLE", "", 1)
      #expect(ProcessEnvironment.value(of: "FURNISH_TEST_VARIABLE") == "")
    }
  }

  @Test(arguments: [("1", true), ("0", false), ("", false)])
  func `a preview is recognized by the variable that Xcode sets`(value: String, isPreview: Bool) async {
    await #expect(processExitsWith: .success) { [value = value as String, isPreview = isPreview as Bool] in
      setenv("XCODE_RUNNING_FOR_PREVIEWS", value, 1)
      #expect(ProcessEnvironment.isPreview == isPreview)
    }
  }
}
