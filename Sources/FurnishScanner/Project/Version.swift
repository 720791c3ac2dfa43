/// The version of this release: the one place that states it.
///
/// `furnish --version`, SARIF, the cache and fragments take it from here. `make release VERSION=…` fails for a
/// different version.
package enum Version {
  package static let current = "0.1.0"
}
