/// A part of the source that the scanner cannot read and reports.
struct SourceObstacle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The type of a registered service, as its text in the source.
    case type(String)
    /// The name of a service.
    case name(String)
    /// The lifetime of a registration.
    case lifetime(String)
    /// An included module.
    case module(String)
    /// Code that may register in a container, and is not followed.
    case collection
    /// The container in which code registers.
    case container
    /// The type of a requested service.
    case request(String)
  }

  var kind: Kind
  var place: SourcePlace
  /// The library whose call cannot be read, if that is not Furnish.
  var dialect: Dialect?
}
