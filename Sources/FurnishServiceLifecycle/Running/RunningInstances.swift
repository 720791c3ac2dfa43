#if ServiceLifecycle
  import Furnish
  import ServiceLifecycle

  /// The instances on which the services of a group run. All of them have the same settings.
  ///
  /// They are resolved from a scope of the root, so they have the settings that were in force when the scope was
  /// opened. While the scope is open, the container closes none of them.
  struct RunningInstances {
    private let scope: ServiceScope
    private let instances: [(service: any ServiceLifecycle.Service, id: InstanceID)]

    /// Resolves the newest instances of the services of a group. They exist already: all of them are eager.
    ///
    /// - Throws: ``/Furnish/ServiceError`` if the container is closed.
    init(of services: OrderedServices) async throws {
      let scope = services.root.makeScope()
      // The closure runs with the values that were in force when the services were created: an instance that depends on
      // these values is found only with them.
      instances = try await services.values.yield { () async throws in
        var instances: [(any ServiceLifecycle.Service, InstanceID)] = []
        for member in services.members {
          instances.append(try await member.attachment.service(scope, member.number))
        }
        return instances
      }
      self.scope = scope
    }

    func service(_ index: Int) -> any ServiceLifecycle.Service { instances[index].service }

    /// Returns the indices of the services whose instances differ from those of `other`.
    func differences(from other: Self) -> [Int] {
      instances.indices.filter { instances[$0].id != other.instances[$0].id }
    }

    /// Lets the container close the instances that nothing else uses.
    func close() async {
      // The scope has no instances of its own, so none can fail to close.
      try? await scope.close()
    }
  }
#endif
