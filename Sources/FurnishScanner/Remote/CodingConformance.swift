/// A search for the conformance of a type to `Encodable` or `Decodable`: at the type, in an extension, by an alias or
/// by a protocol of the program.
struct CodingConformance {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) { self.index = index }

  /// Returns whether a type can be encoded or decoded.
  ///
  /// - Parameter isSent: Whether its values are encoded. Otherwise they are decoded.
  func conforms(_ type: TypeID, isSent: Bool) -> Bool {
    var seen: Set<TypeID> = [type]
    var pending = [type]
    while let inheriting = pending.popLast() {
      for part in index.inherited(by: inheriting).flatMap(parts) {
        if let declaration = index.declaration(of: part) {
          if index.types[declaration].facts.kind == .protocol, seen.insert(declaration).inserted {
            pending.append(declaration)
          }
        } else if isCoding(part.text, isSent: isSent) {
          return true
        }
      }
    }
    return false
  }

  private func parts(of type: ResolvedType) -> [ResolvedType] {
    switch type {
    case .existential(let type): parts(of: type)
    case .composition(let parts): parts.flatMap(self.parts)
    default: [type]
    }
  }

  private func isCoding(_ name: String, isSent: Bool) -> Bool {
    switch name.split(separator: ".").last {
    case "Codable", "RemoteThrowable": true
    case "Encodable": isSent
    case "Decodable": !isSent
    default: false
    }
  }
}
