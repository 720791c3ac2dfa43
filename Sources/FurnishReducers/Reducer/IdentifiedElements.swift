/// A collection of states, each found by an id: a dictionary, an ``IdentifiedArray``, or an
/// array of identifiable elements.
public protocol IdentifiedElements<ElementID, ElementState> {
  /// The type of the id by which an element is found.
  associatedtype ElementID: Hashable
  /// The type of an element.
  associatedtype ElementState

  /// Changes the element with an id, in place.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - body: Changes the element.
  /// - Returns: The result of `body`, or `nil` if no element has the id.
  mutating func update<Result>(
    elementAt id: ElementID, _ body: (inout ElementState) -> Result
  ) -> Result?
}

extension Dictionary: IdentifiedElements {
  /// Changes a value, in place.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - body: Changes the element.
  /// - Returns: The result of `body`, or `nil` if no element has the id.
  /// - Complexity: O(1).
  @inlinable
  public mutating func update<Result>(
    elementAt id: Key, _ body: (inout Value) -> Result
  ) -> Result? {
    guard let index = index(forKey: id) else { return nil }
    return body(&values[index])
  }
}

extension Array: IdentifiedElements where Element: Identifiable {
  /// Changes the first element with an id, in place.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - body: Changes the element.
  /// - Returns: The result of `body`, or `nil` if no element has the id.
  /// - Complexity: O(n). If actions are sent to many elements, use an
  ///   ``IdentifiedArray``.
  @inlinable
  public mutating func update<Result>(
    elementAt id: Element.ID, _ body: (inout Element) -> Result
  ) -> Result? {
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    return body(&self[index])
  }
}

extension IdentifiedArray: IdentifiedElements {
  /// Changes the element with an id, in place.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - body: Changes the element.
  /// - Returns: The result of `body`, or `nil` if no element has the id.
  /// - Complexity: O(1).
  @inlinable
  public mutating func update<Result>(
    elementAt id: Element.ID, _ body: (inout Element) -> Result
  ) -> Result? {
    guard let index = index(id: id) else { return nil }
    return body(&self[index])
  }
}
