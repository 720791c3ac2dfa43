import FurnishGraph

/// The order in which code starts containers, awaits services, and requests them.
extension Interpreter {
  /// Notes the name of a call, if it may be that of a function which starts a container.
  func noteName(of call: Call, in environment: Environment) {
    guard let name = call.callee.calledName, FurnishNames.starting.contains(name),
      let place = call.callee.placeOfName
    else { return }
    events.placesOfStarts.insert(SourcePlace(file: environment.context.file, place: place))
  }

  /// Notes a call that starts a container.
  ///
  /// - Parameter container: The container, or nil if the source does not show which one it is.
  func noteStart(of container: ContainerID?, in environment: Environment) {
    let start = SourceStart(
      order: orderOfAwaiting(in: environment), entry: progress.entry, presence: environment.presence)
    if let container { containers[container].starts.append(start) } else { events.startsOfAnyContainer.append(start) }
  }

  /// Returns the place of a call that creates services by awaiting them; nil if it may run at any time, or not at all.
  private func orderOfAwaiting(in environment: Environment) -> CodeOrder? {
    guard environment.flow.isInOrder, !environment.isRepeated else { return nil }
    events.lastOrder += 1
    return CodeOrder(code: progress.code, number: events.lastOrder)
  }

  /// Returns the place of a request, which is that of the last call before it that awaits services, or starts a
  /// container.
  func order(ofSynchronousRequest isSynchronous: Bool, in environment: Environment) -> CodeOrder? {
    if !isSynchronous { return orderOfAwaiting(in: environment) }
    return environment.flow.isInOrder ? CodeOrder(code: progress.code, number: events.lastOrder) : nil
  }

  /// Returns a synchronous request of a function that is read by itself, at the time of the first call by the main program.
  ///
  /// - Parameter uses: The request under the conditions of the code that leads to it.
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

  /// Returns the calls that may start a container, with one at any time for code that is not read.
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
