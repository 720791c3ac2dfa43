/// The version of this release: the one place that states it.
///
/// `furnish --version`, SARIF, the cache and fragments take it from here, and `make release VERSION=…` refuses another one.
package enum Version {
  package static let current = "0.1.0"
}
