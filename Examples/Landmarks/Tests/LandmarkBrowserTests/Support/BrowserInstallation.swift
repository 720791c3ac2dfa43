import ExampleTestSupport
import Foundation

/// Where this machine has Chromium and the program that drives it.
struct BrowserInstallation {
  /// The browser.
  let browser: URL
  /// The program that drives it over WebDriver.
  let driver: URL

  /// Something is missing that could be installed.
  struct Missing: Error, CustomStringConvertible {
    let description = """
      Chromium or chromedriver is missing, which the tests of the page drive: \
      sudo apt-get install chromium chromium-driver
      """
  }

  /// Finds both.
  init() throws(Missing) {
    guard
      let browser = InstalledProgram.find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
      let driver = InstalledProgram.find("chromedriver")
    else { throw Missing() }
    self.browser = browser
    self.driver = driver
  }

  /// Whether both are here, or could be: only then do tests that need them fail without them.
  static var isExpected: Bool {
    (try? Self()) != nil || InstalledProgram.canBeInstalled
  }
}
