import Furnish

/// An array of elements with unique ids that finds an element by its id without a search.
///
/// ```swift
/// var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.title = "Second"
/// ```
///
/// The id of an element may change in place, to one that no other element has. A change to the id of another element is
/// reported as an issue, and the changed element is removed. While elements are assigned one after the other, as
/// sorting and `(rows[0], rows[1]) = (rows[1], rows[0])` do, two elements may have the same id for a moment. If they
/// still have it at the next call that adds or removes an element, that is reported, and only the first of them stays.
public struct IdentifiedArray<Element: Identifiable> {
  /// The elements, in order.
  @inlinable public var elements: [Element] { storage }

  @usableFromInline var storage: [Element] = []

  @usableFromInline var positions: [Element.ID: Int] = [:]

  /// Creates an empty array.
  public init() {}

  /// Creates an array of elements in their order. Of several elements with the same id, only the first is added.
  ///
  /// - Parameter elements: The elements.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }
}

extension IdentifiedArray {
  /// The ids, in the order of the elements.
  public var ids: [Element.ID] { storage.map(\.id) }

  /// Returns the index of the element with an id. O(1), unless two elements have the same id at the moment.
  ///
  /// - Parameter id: The id.
  @inlinable
  public func index(id: Element.ID) -> Int? {
    if let position = positions[id] { return position }
    // While two elements have the same id, other ids may have no position.
    return storage.count == positions.count ? nil : storage.firstIndex { $0.id == id }
  }

  /// The element with an id. Setting nil removes the element. Setting an element replaces the one with the same id in
  /// its place, or appends it. An element with another id takes the place of the one with this id; if no element has
  /// this id, the program stops.
  ///
  /// - Parameter id: The id.
  public subscript(id id: Element.ID) -> Element? {
    get { index(id: id).map { storage[$0] } }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      removeDuplicates()
      guard let index = positions[id] else {
        guard newValue.id == id else {
          ServiceIssue.foreignElement(newValue.id, at: id, in: Self.self).stop()
        }
        append(newValue)
        return
      }
      storage[index] = newValue
      if newValue.id != id { changeID(from: id, at: index) }
    }
  }

  /// Adds an element at the end, unless another element has its id.
  ///
  /// - Parameter element: The element.
  /// - Returns: Whether the element was added.
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    removeDuplicates()
    guard positions[element.id] == nil else { return false }
    positions[element.id] = storage.count
    storage.append(element)
    return true
  }

  /// Inserts an element, unless another element has its id. O(n).
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: The index that the element has afterwards.
  /// - Returns: Whether the element was inserted.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> Bool {
    removeDuplicates()
    guard positions[element.id] == nil else { return false }
    storage.insert(element, at: index)
    renumber(from: index)
    return true
  }

  /// Removes the element with an id. O(n).
  ///
  /// - Parameter id: The id.
  /// - Returns: The element, or `nil` if none exists.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    removeDuplicates()
    return positions[id].map { remove(at: $0) }
  }

  /// Removes the element at an index. O(n).
  ///
  /// - Parameter index: The index of the element.
  /// - Returns: The element.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = storage.remove(at: index)
    // Another element may have the same id for a moment.
    if positions[element.id] == index { positions[element.id] = nil }
    renumber(from: index)
    removeDuplicates()
    return element
  }

  /// Removes the elements for which `shouldBeRemoved` returns `true`. O(n).
  ///
  /// - Parameter shouldBeRemoved: Returns whether an element is removed.
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    removeDuplicates()
    defer { renumberAll() }
    try storage.removeAll(where: shouldBeRemoved)
  }

  private mutating func renumber(from index: Int) {
    for index in index..<storage.count { positions[storage[index].id] = index }
  }

  private mutating func renumberAll() {
    positions.removeAll(keepingCapacity: true)
    renumber(from: 0)
  }

  /// Removes each element that has the id of an earlier element, and reports it.
  ///
  /// - Complexity: O(1) if all ids are different: each id has one position.
  private mutating func removeDuplicates() {
    guard storage.count != positions.count else { return }
    var seen: Set<Element.ID> = []
    storage.removeAll { element in
      if seen.insert(element.id).inserted { return false }
      ServiceIssue.duplicateElement(element.id, in: Self.self).report()
      return true
    }
    renumberAll()
  }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count }

  /// The element at an index. A new element must have an id that no other element has, and a change in place must not
  /// give it the id of another one.
  ///
  /// - Parameter index: The index of the element.
  @inlinable
  public subscript(index: Int) -> Element {
    get { storage[index] }
    set {
      let id = storage[index].id
      storage[index] = newValue
      if newValue.id != id { move(from: id, to: newValue.id, at: index) }
    }
    _modify {
      let id = storage[index].id
      defer {
        if storage[index].id != id { changeID(from: id, at: index) }
      }
      yield &storage[index]
    }
  }

  @usableFromInline
  mutating func move(from old: Element.ID, to new: Element.ID, at index: Int) {
    // While two elements are being swapped, both have one id for a moment: the position of the other one is not
    // removed.
    if positions[old] == index { positions[old] = nil }
    positions[new] = index
  }

  /// Updates the positions after the id of an element has changed in place.
  @usableFromInline
  mutating func changeID(from old: Element.ID, at index: Int) {
    let new = storage[index].id
    guard let other = positions[new], other != index else { return move(from: old, to: new, at: index) }
    ServiceIssue.duplicateElement(new, in: Self.self).report()
    storage.remove(at: index)
    renumberAll()
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
