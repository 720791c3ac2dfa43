extension ServiceGraph {
  /// Returns the message of the error about a graph whose format this release cannot read.
  static func unknownVersion(_ version: Int) -> String {
    """
    This graph has the format \(version), and only format \(currentVersion) can be read.
      where: its "version"
      fix:   write it and read it with the same release of Furnish.
    """
  }
}
