import Furnish

// Requests by the number of a service.

extension TreeWorkshop {
  func links(_ registration: TreePlan.Registration, from provider: any ServiceProvider) throws -> [TreeLink] {
    try registration.dependencies.map { dependency in
      switch dependency.mode {
      case .all: .pieces(try all(dependency.service, from: provider))
      case .optional: .pieces(try last(dependency.service, from: provider).map { [$0] } ?? [])
      case .one, .lazy: .pieces([try one(dependency.service, from: provider)])
      }
    }
  }

  func links(
    _ registration: TreePlan.Registration, awaitingFrom provider: any ServiceProvider
  ) async throws -> [TreeLink] {
    var links: [TreeLink] = []
    for dependency in registration.dependencies {
      let pieces =
        switch dependency.mode {
        case .all: try await awaitAll(dependency.service, from: provider)
        case .optional: try last(dependency.service, from: provider).map { [$0] } ?? []
        case .one, .lazy: [try await awaitOne(dependency.service, from: provider)]
        }
      links.append(.pieces(pieces))
    }
    return links
  }

  func one(_ service: Int, from provider: any ServiceProvider) throws -> TreePiece {
    func request<Kind: TreeKind>(_ kind: Kind.Type) throws -> TreePiece {
      Kind.piece(try provider.require(Kind.Service.self, name: name(service)))
    }
    return try request(kind(service))
  }

  func last(_ service: Int, from provider: any ServiceProvider) throws -> TreePiece? {
    func request<Kind: TreeKind>(_ kind: Kind.Type) throws -> TreePiece? {
      try provider.find(ServiceRequest<Kind.Service>(name: name(service))).map(Kind.piece)
    }
    return try request(kind(service))
  }

  func all(_ service: Int, from provider: any ServiceProvider) throws -> [TreePiece] {
    func request<Kind: TreeKind>(_ kind: Kind.Type) throws -> [TreePiece] {
      try provider.findAll(ServiceRequest<Kind.Service>(name: name(service))).map(Kind.piece)
    }
    return try request(kind(service))
  }

  func awaitOne(_ service: Int, from provider: any ServiceProvider) async throws -> TreePiece {
    func request<Kind: TreeKind>(_ kind: Kind.Type) async throws -> TreePiece {
      Kind.piece(try await provider.require(Kind.Service.self, name: name(service)))
    }
    return try await request(kind(service))
  }

  private func awaitAll(_ service: Int, from provider: any ServiceProvider) async throws -> [TreePiece] {
    func request<Kind: TreeKind>(_ kind: Kind.Type) async throws -> [TreePiece] {
      try await provider.requireAll(Kind.Service.self, name: name(service)).map(Kind.piece)
    }
    return try await request(kind(service))
  }
}
