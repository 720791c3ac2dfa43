import Furnish

/// An array of elements with ids, each id once, that finds an element by its id without a
/// search.
///
/// ```swift
/// var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.title = "Second"
/// ```
///
/// Do not change the id of an element while it is in the array.
public struct IdentifiedArray<Element: Identifiable> {
  /// The elements, in order.
  @inlinable public var elements: [Element] { storage }

  @usableFromInline var storage: [Element] = []

  @usableFromInline var positions: [Element.ID: Int] = [:]

  /// Creates an empty array.
  public init() {}

  /// Creates an array of elements in their order. Of several with one id, the first stays.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }
}

extension IdentifiedArray {
  /// The ids, in the order of the elements.
  public var ids: [Element.ID] { storage.map(\.id) }

  /// Returns the index of the element with an id. O(1).
  @inlinable
  public func index(id: Element.ID) -> Int? { positions[id] }

  /// The element with an id. Setting nil removes it, setting an element replaces it in its
  /// place or appends it.
  public subscript(id id: Element.ID) -> Element? {
    get { positions[id].map { storage[$0] } }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      guard newValue.id == id else {
        ServiceIssue.foreignElement(newValue.id, at: id, in: Self.self).stop()
      }
      if let index = positions[id] { storage[index] = newValue } else { append(newValue) }
    }
  }

  /// Adds an element at the end, unless its id is there already.
  ///
  /// - Returns: Whether the element was added.
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    guard positions[element.id] == nil else { return false }
    positions[element.id] = storage.count
    storage.append(element)
    return true
  }

  /// Inserts an element, unless its id is there already. O(n).
  ///
  /// - Returns: Whether the element was inserted.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> Bool {
    guard positions[element.id] == nil else { return false }
    storage.insert(element, at: index)
    renumber(from: index)
    return true
  }

  /// Removes the element with an id. O(n).
  ///
  /// - Returns: The element, or `nil` if none exists.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    positions[id].map { remove(at: $0) }
  }

  /// Removes the element at an index. O(n).
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = storage.remove(at: index)
    positions[element.id] = nil
    renumber(from: index)
    return element
  }

  /// Removes the elements for which `shouldBeRemoved` returns `true`. O(n).
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    try storage.removeAll(where: shouldBeRemoved)
    positions.removeAll(keepingCapacity: true)
    renumber(from: 0)
  }

  private mutating func renumber(from index: Int) {
    for index in index..<storage.count { positions[storage[index].id] = index }
  }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count }

  /// The element at an index. The new element must have an id that no other element has.
  @inlinable
  public subscript(index: Int) -> Element {
    get { storage[index] }
    _modify {
      let id = storage[index].id
      defer {
        if storage[index].id != id { move(from: id, to: storage[index].id, at: index) }
      }
      yield &storage[index]
    }
  }

  @usableFromInline
  mutating func move(from old: Element.ID, to new: Element.ID, at index: Int) {
    // While two elements are being swapped, both have one id for a moment: the position of
    // the other one is left alone.
    if positions[old] == index { positions[old] = nil }
    positions[new] = index
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
