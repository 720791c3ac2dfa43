/// Facts that no earlier run has stored, as bytes.
struct NewFacts: Sendable {
  var bytes: [UInt8]
  var digest: FactsDigest

  init(_ facts: FileFacts) {
    var writer = TapeWriter()
    writer.add(facts)
    bytes = TapeBytes.bytes(of: writer.tape)
    let whole = bytes.withUnsafeBytes { ContentHash(of: $0).low }
    // A comment that silences a finding applies to its line. With such comments, a moved line counts as a change.
    digest = FactsDigest(whole: whole, shape: facts.ignores.isEmpty ? writer.shape.value : whole)
  }
}
