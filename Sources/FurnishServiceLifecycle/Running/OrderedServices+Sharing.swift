#if ServiceLifecycle
  import Furnish
  import Logging
  import ServiceLifecycle

  extension OrderedServices {
    /// Reads the running services of a container that was started.
    ///
    /// Registrations that have the same instance are one service: the instance runs once. Its name and its reactions are
    /// those of the registration that has created it.
    ///
    /// - Throws: ``RunningServiceError`` if a service that keeps running holds one that restarts;
    ///   ``/Furnish/ServiceError`` if the container is closed.
    init(
      of container: ServiceContainer, _ root: ServiceScope, _ timeouts: RunningTimeouts, _ logger: Logger
    ) async throws {
      let members = root.registrations(withAttachment: RunningAttachment.self).map {
        Member(name: $0.symbol.description, number: $0.number, attachment: $0.attachment)
      }
      let order = RunningOrder(of: members.map { [$0.number] }) { root.requests(ofRegistration: $0) }
      if let error = RunningServiceError(keepingAnEndedServiceIn: members, order) { throw error }
      var instances: [any ServiceLifecycle.Service] = []
      for member in members { instances.append(try await member.attachment.service(root, member.number).service) }
      let shared = Self.grouped(instances, held: order.held)
      self.init(
        container: container, root: root, values: EscapedServices(values: .current),
        members: shared.map { members[$0[0]] },
        order: RunningOrder(of: shared.map { $0.map { members[$0].number } }) { root.requests(ofRegistration: $0) },
        timeouts: timeouts, logger: logger)
    }

    /// Groups the indices of instances: those of a group are the same instance, and the first of them was created first.
    ///
    /// An object has an identity. A value has none: it is the same instance as one that its recipe has received, if both
    /// have the same content. Closing compares instances in the same way.
    ///
    /// - Parameter held: For each instance, the indices of those that its recipe may have received.
    private static func grouped(_ instances: [any ServiceLifecycle.Service], held: [Set<Int>]) -> [[Int]] {
      var groups: [[Int]] = []
      // In this order each instance follows those that its recipe may have received: they hold fewer instances.
      for index in instances.indices.sorted(by: { (held[$0].count, $0) < (held[$1].count, $1) }) {
        let instance = instances[index]
        let isObject = type(of: instance) is AnyClass
        let group = groups.firstIndex { group in
          group.contains {
            (isObject || held[index].contains($0)) && ValueMemory.hasSameContent(instance, instances[$0])
          }
        }
        if let group { groups[group].append(index) } else { groups.append([index]) }
      }
      return groups.sorted { $0[0] < $1[0] }
    }
  }
#endif
