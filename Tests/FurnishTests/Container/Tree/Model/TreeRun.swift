import Furnish

/// A run of the steps of a sequence in a container and in the model, which are compared after each step.
struct TreeRun {
  /// A difference between a container and the model.
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  let plan: TreePlan
  let model: TreeModel
  let workshop: TreeWorkshop
  var nodes: [ServiceScope] = []
  /// The matched pieces by their numbers in the model; `order` has these numbers in the order of matching, and
  /// `modelNumbers` has them by the numbers in the container.
  var pieces: [Int: TreePiece] = [:]
  var order: [Int] = []
  var modelNumbers: [Int: Int] = [:]
  var layerCount = 0
  var checkedClosingCount = 0
  /// The closed pieces that belonged to the override of a value, which may be closed at any time after its end.
  var closedWithValues: Set<Int> = []

  init(_ plan: TreePlan) throws {
    self.plan = plan
    model = TreeModel(plan)
    workshop = TreeWorkshop(plan)
    let container = ServiceContainer()
    workshop.apply(plan.changes, to: try container.services)
    // A service that the base lacks is a finding, which is ignored, since an override may add the service.
    _ = try? container.validated()
    nodes = [try container.provider]
  }

  mutating func run(_ steps: [TreeStep]) async throws {
    for step in steps {
      try await take(step)
      guard workshop.created == model.created else {
        throw Difference(description: "\(workshop.created) pieces were created, not \(model.created)")
      }
      try checkClosings([], isClosing: false)
    }
    for node in nodes.indices.reversed() { try await take(.close(node)) }
  }

  private mutating func take(_ step: TreeStep) async throws {
    switch step {
    case .makeScope(let number):
      let node = node(number)
      guard !model.nodes[node].isClosed else { return }
      model.addNode(.scope, in: model.nodes[node])
      nodes.append(nodes[node].makeScope())
    case .openLevel(let level, let number):
      let node = node(number)
      let parent: TreePlan.ScopeKind? = level == .session ? nil : .session
      guard !model.nodes[node].isClosed, model.nodes[node].innermostLevel == parent else { return }
      model.addNode(.level(level), in: model.nodes[node])
      nodes.append(
        level == .session
          ? nodes[node].makeScope(TreeSession.self, TreeInput(node: nodes.count))
          : nodes[node].makeScope(TreeScreen.self))
    case .override(let number, let changes):
      let node = node(number)
      guard !model.nodes[node].isClosed else { return }
      model.addNode(.override, in: model.nodes[node], changes)
      nodes.append(nodes[node].overriding { workshop.apply(changes, to: $0) })
    case .request(let request):
      try await take(request, under: nil)
    case .requestUnder(let key, let request):
      layerCount += 1
      try await take(request, under: TreeModel.Layer(number: layerCount, key: key))
    case .useLazy(let piece, let link):
      try useLazy(piece, link)
    case .useProvider(let piece, let service):
      try useProvider(piece, service)
    case .close(let number):
      try await close(node(number))
    }
  }

  private func node(_ number: Int) -> Int { number % nodes.count }

  // MARK: Requests

  private mutating func take(_ request: TreeRequest, under layer: TreeModel.Layer?) async throws {
    let node = node(request.node)
    guard isIndependentOfOrder(request, model.nodes[node]) else { return }
    if !model.nodes[node].isClosed, let session = model.nodes[node].node(of: .session) {
      guard nodes[node].resolve(TreeInput.self)?.node == session.number else {
        throw Difference(description: "node \(node) has not the input of node \(session.number)")
      }
    }
    let modelRequest = TreeModel.Request(
      service: request.service, isAsync: request.method == .awaiting, layer: layer)
    let expected = Result { () throws -> [Int] in
      if request.method == .all { return try model.instances(modelRequest, from: model.nodes[node]) }
      if let instance = try model.instance(modelRequest, from: model.nodes[node]) { return [instance] }
      if request.method == .optional { return [] }
      throw TreeModel.Fault(rule: "missing-service")
    }
    let found: Result<[TreePiece], any Error>
    if let layer {
      found = await withServices {
        if layer.key == 0 { $0[TreeKey0.self] = layer.number } else { $0[TreeKey1.self] = layer.number }
      } operation: {
        await result(of: request, from: nodes[node])
      }
    } else {
      found = await result(of: request, from: nodes[node])
    }
    try compare(found, expected)
  }

  /// Returns whether the result of a request does not depend on the order in which its parts are created.
  private func isIndependentOfOrder(_ request: TreeRequest, _ node: TreeModel.Node) -> Bool {
    let group = node.group(request.service).registrations
    let isOutside = node.node(of: plan.services[request.service].scopeKind) == nil
    if node.isClosed { return !group.isEmpty && !isOutside }
    return !isOutside || group.allSatisfy { $0.lifetime == .stored && !$0.isAsync }
  }

  private func result(of request: TreeRequest, from provider: ServiceScope) async -> Result<[TreePiece], any Error> {
    if request.method == .awaiting {
      do { return .success([try await workshop.awaitOne(request.service, from: provider)]) } catch {
        return .failure(error)
      }
    }
    return Result {
      switch request.method {
      case .require, .awaiting: [try workshop.one(request.service, from: provider)]
      case .optional: try workshop.last(request.service, from: provider).map { [$0] } ?? []
      case .all: try workshop.all(request.service, from: provider)
      }
    }
  }

  private mutating func useLazy(_ number: Int, _ link: Int) throws {
    guard !order.isEmpty else { return }
    let (piece, modelNumber) = (pieces[order[number % order.count]]!, order[number % order.count])
    guard link < piece.links.count, case .lazy(let request) = piece.links[link],
      case .registration(let registration) = piece.maker,
      let service = registrations[registration]?.dependencies[link].service
    else { return }
    try compare(
      Result { [try request()] }, Result { [try model.useLazy(link, of: modelNumber, service: service)!] })
  }

  private mutating func useProvider(_ number: Int, _ service: Int) throws {
    let storing = order.filter { pieces[$0]!.provider != nil }
    guard !storing.isEmpty else { return }
    let modelNumber = storing[number % storing.count]
    guard case .registration(let registration) = pieces[modelNumber]!.maker,
      let owner = registrations[registration]?.service,
      service < owner, plan.services[owner].scopeKind.accessible.contains(plan.services[service].scopeKind),
      isIndependentOfOrder(TreeRequest(node: 0, service: service, method: .optional), model.pieces[modelNumber].node)
    else { return }
    try compare(
      Result { try workshop.last(service, from: pieces[modelNumber]!.provider!).map { [$0] } ?? [] },
      Result { try model.useProvider(of: modelNumber, service: service).map { [$0] } ?? [] })
  }
}
