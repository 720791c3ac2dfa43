/// Facts that no earlier run has stored, as bytes.
struct NewFacts: Sendable {
  var bytes: [UInt8]
  var digest: FactsDigest

  init(_ facts: FileFacts) {
    var writer = TapeWriter()
    writer.add(facts)
    bytes = TapeBytes.bytes(of: writer.tape)
    let whole = bytes.withUnsafeBytes { ContentHash(of: $0).low }
    // A comment silences a finding in a certain line, so for it the places are all that counts.
    digest = FactsDigest(whole: whole, shape: facts.ignores.isEmpty ? writer.shape.value : whole)
  }
}

/// Hashes of the facts of a file.
struct FactsDigest: Hashable, Sendable {
  /// Of all of them.
  var whole: UInt64
  /// The hash without the places: the same for a file in which only lines have moved.
  var shape: UInt64
}
