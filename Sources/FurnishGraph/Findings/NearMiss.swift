/// A registration that is similar to the requested one.
package struct NearMiss: Hashable, Sendable {
  /// The kinds of difference, from the smallest to the largest.
  package enum Kind: Int, Hashable, Sendable {
    /// The same type, under another name or under none.
    case name
    /// Optional where a value was requested, or the other way round.
    case optionality
    /// The same type, registered with another type of argument, or with one where none was passed, or the other way
    /// round.
    case argument
    /// `any P` where a `P` was requested, or the other way round.
    case existential
    /// The requested type is created, and registered as one of its interfaces.
    case interface
    /// Another type of the same name.
    case homonym
  }

  package var kind: Kind
  /// The similar service that is registered.
  package var symbol: ServiceSymbol
  package var place: ServicePlace?

  package init(kind: Kind, symbol: ServiceSymbol, place: ServicePlace?) {
    self.kind = kind
    self.symbol = symbol
    self.place = place
  }
}
