import ExampleTestSupport
import Foundation

/// The installation of Chromium on this machine, and of the program that drives it.
struct BrowserInstallation {
  /// The browser.
  let browser: URL
  /// The program that drives it over WebDriver.
  let driver: URL

  /// An error: a program is missing.
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

  /// Whether both are installed, or can be installed. Tests that need them fail without them only where they can be.
  static var isExpected: Bool {
    (try? Self()) != nil || InstalledProgram.canBeInstalled
  }
}
