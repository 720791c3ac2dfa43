import Furnish

// Compares the results, creations and closings of the container with those of the model.

extension TreeRun {
  mutating func compare(_ found: Result<[TreePiece], any Error>, _ expected: Result<[Int], any Error>) throws {
    switch (found, expected) {
    case (.success(let found), .success(let expected)):
      guard found.count == expected.count else {
        throw Difference(description: "\(found.count) instances instead of \(expected.count)")
      }
      for (piece, number) in zip(found, expected) { try match(piece, number) }
    case (.failure(let error), .failure(let fault)):
      let rule = (error as? ServiceError)?.rule ?? "\(error)"
      guard let fault = fault as? TreeModel.Fault, rule == fault.rule else {
        throw Difference(description: "\(rule) instead of \(fault)")
      }
    case (.failure(let error), .success): throw Difference(description: "an error instead of an instance: \(error)")
    case (.success, .failure(let fault)): throw Difference(description: "an instance instead of \(fault)")
    }
  }

  /// Matches a piece of the container with a piece of the model: either they were matched before, or both are new and
  /// received matching pieces.
  private mutating func match(_ piece: TreePiece, _ number: Int) throws {
    let expected = model.pieces[number]
    if let matchedNumber = modelNumbers[piece.number] {
      guard matchedNumber == number else {
        throw Difference(
          description:
            "the \(describe(matchedNumber)) instead of \(pieces[number] == nil ? "a new" : "the") \(describe(number))")
      }
      return
    }
    guard pieces[number] == nil else {
      throw Difference(description: "a new \(piece.maker) of \(piece.number) instead of the \(describe(number))")
    }
    guard piece.maker == expected.maker else {
      throw Difference(description: "a \(piece.maker) instead of a \(describe(number))")
    }
    guard piece.value == expected.value else {
      throw Difference(
        description:
          "\(describe(number)) read \(String(describing: piece.value)), not \(String(describing: expected.value))")
    }
    (pieces[number], modelNumbers[piece.number]) = (piece, number)
    order.append(number)
    for (link, numbers) in zip(piece.links, expected.links) {
      guard let numbers else { continue }
      guard link.pieces.count == numbers.count else {
        throw Difference(description: "\(describe(number)) received \(link.pieces.count), not \(numbers.count)")
      }
      for (piece, number) in zip(link.pieces, numbers) { try match(piece, number) }
    }
  }

  private func describe(_ number: Int) -> String {
    let piece = model.pieces[number]
    return
      "piece \(number) (\(piece.maker), of node \(piece.node.number)\(piece.layer.map { ", of layer \($0)" } ?? ""))"
  }

  var registrations: [Int: TreePlan.Registration] {
    var all: [Int: TreePlan.Registration] = [:]
    for node in model.nodes {
      for group in node.groups.values {
        for registration in group.registrations { all[registration.number] = registration }
      }
    }
    return all
  }

  // MARK: Closing

  mutating func close(_ number: Int) async throws {
    let closings = model.close(model.nodes[number])
    try await nodes[number].close()
    try checkClosings(closings.nodes, isClosing: true)
    for piece in closings.withValues where !closedWithValues.contains(piece) {
      throw Difference(description: "\(describe(piece)) was not closed")
    }
  }

  /// Finds the piece of the model for a closed piece that no request has returned, because an alias received it for a
  /// second dependency.
  private func hiddenPiece(of closed: TreePiece, _ expected: [[Int]]) -> Int? {
    let candidates = model.pieces.indices.filter { pieces[$0] == nil && model.pieces[$0].maker == closed.maker }
    // Several nodes may have such a piece; the one that the model closes first is meant.
    return expected.lazy.compactMap { part in candidates.first(where: part.contains) }.first ?? candidates.first
  }

  /// Checks the closings since the last step.
  mutating func checkClosings(_ expected: [[Int]], isClosing: Bool) throws {
    let all = workshop.closings
    var found: [Int] = []
    for closed in all[checkedClosingCount...] {
      guard let piece = modelNumbers[closed.number] ?? hiddenPiece(of: closed, expected) else {
        throw Difference(description: "piece \(closed.number) of the container was closed, which nothing returned")
      }
      (pieces[piece], modelNumbers[closed.number]) = (closed, piece)
      if model.pieces[piece].isWrapped { continue }
      if model.pieces[piece].layer != nil, model.pieces[piece].isCloseable {
        guard closedWithValues.insert(piece).inserted else {
          throw Difference(description: "\(describe(piece)) was closed again")
        }
        continue
      }
      found.append(piece)
    }
    checkedClosingCount = all.count
    var rest = found[...]
    for pieces in expected {
      let part = Array(rest.prefix(pieces.count))
      rest = rest.dropFirst(pieces.count)
      guard Set(part) == Set(pieces), part.count == pieces.count else {
        throw Difference(
          description: "closed \(found.map(describe)) instead of \(expected.flatMap { $0 }.map(describe))")
      }
      for (index, piece) in part.enumerated() {
        if let early = part[..<index].first(where: { model.needs(piece, $0) }) {
          throw Difference(description: "\(describe(early)) was closed before \(describe(piece)), which needs it")
        }
      }
    }
    guard rest.isEmpty else { throw Difference(description: "closed as well: \(rest.map(describe))") }
  }
}
