import ExampleTestSupport
import Foundation

/// The installation of Chromium on this machine, and of the program that drives it.
struct BrowserInstallation {
  /// The browser.
  let browser: URL
  /// The program that drives it over WebDriver.
  let driver: URL

  /// The error of a missing program.
  struct Missing: Error, CustomStringConvertible {
    let description = """
      The tests of the page need Chromium and chromedriver, and one of them is missing: \
      sudo apt-get install chromium chromium-driver
      """
  }

  /// Finds the browser and its driver.
  init() throws(Missing) {
    guard
      let browser = InstalledProgram.find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
      let driver = InstalledProgram.find("chromedriver")
    else { throw Missing() }
    self.browser = browser
    self.driver = driver
  }

  /// Whether both programs are installed, or can be installed on this machine. Otherwise the tests that need them are
  /// skipped.
  static var isExpected: Bool {
    (try? Self()) != nil || InstalledProgram.canBeInstalled
  }
}
