import FurnishGraph

/// The calls that start containers, and the order of these calls and of requests.
extension Interpreter {
  /// Notes the place of a call, if a function of the called name starts containers: `container.start()`.
  func notePlaceOfStart(by call: Call, in environment: Environment) {
    guard let name = call.callee.calledName, FurnishNames.starting.contains(name),
      let place = call.callee.placeOfName
    else { return }
    events.placesOfStarts.insert(SourcePlace(file: environment.context.file, place: place))
  }

  /// Notes a call of a function that the program declares, and whose name is that of a function which starts
  /// containers: `try await start()`. The body of the function shows whether it starts one.
  func noteOwnStart(_ function: FunctionID, at place: Place?, in environment: Environment) {
    guard let place, FurnishNames.starting.contains(index.functions[function].facts.name),
      index.functions[function].foreignOwner == nil
    else { return }
    events.placesOfOwnStarts.insert(SourcePlace(file: environment.context.file, place: place))
  }

  /// Notes a call that starts a container.
  ///
  /// - Parameter container: The container, or nil if the source does not show which one it is.
  func noteStart(of container: ContainerID?, in environment: Environment) {
    let start = SourceStart(
      order: orderOfCreating(in: environment), entry: progress.entry, presence: environment.presence)
    if let container { containers[container].starts.append(start) } else { events.startsOfAnyContainer.append(start) }
  }

  /// Returns a new number in the order of the code that is being read, for a call that creates services: one that
  /// awaits them, or throws their errors. Returns nil if the call may run at any time, or not at all.
  func orderOfCreating(in environment: Environment) -> CodeOrder? {
    guard environment.flow.isInOrder, !environment.isRepeated else { return nil }
    events.lastOrder += 1
    return CodeOrder(code: progress.code, number: events.lastOrder)
  }

  /// Returns the order of a request that neither awaits nor throws: the number of the last call before the request that
  /// creates services or starts a container. Returns nil if the request may run at any time.
  func order(ofSynchronousRequestIn environment: Environment) -> CodeOrder? {
    environment.flow.isInOrder ? CodeOrder(code: progress.code, number: events.lastOrder) : nil
  }

  /// Returns a copy of a request in a function, for the first call of this function by the main program. The copy has
  /// the place of that call in the order of the main program. The result is empty for an asynchronous request, and if
  /// the main program does not call the function.
  ///
  /// - Parameter uses: The requests into which ``relateRequestsToCreations()`` has split the request.
  func requestByFirstCall(_ request: SourceRequest, of uses: [SourceRequest]) -> [SourceRequest] {
    guard request.isSynchronous, !isSuperseded(request.entry),
      let call = request.function.flatMap({ events.firstCalls[$0] }),
      // A test in the function may show that the container was started.
      uses.contains(where: { space.implies(call.presence, $0.presence) })
    else { return [] }
    var first = request
    (first.owners, first.entry, first.function) = ([], nil, nil)
    (first.order, first.presence) = (call.order, call.presence)
    return [first]
  }

  /// Returns the calls that may start a container, and a start at any time, if code that is not read may start it.
  func starts(of container: SourceContainer) -> [SourceStart] {
    let known =
      containers.lazy.filter { $0.place == container.place }.flatMap(\.starts) + events.startsOfAnyContainer
    var starts = known.filter { !isSuperseded($0.entry) }
    if hidesStarts || container.mayBeStarted || container.isOfAnyInstance || container.isOfSeveralObjects {
      starts.append(SourceStart())
    }
    return starts
  }
}
