import FurnishGraph

/// The services of the locators, and the requests that they answer.
struct LocatorWirings {
  /// The shared locator, or all locators if the source does not distinguish them.
  private let shared: [SourceRegistration]
  /// The locators that the program creates.
  private let own: [SourceRegistration]
  private let areDistinct: Bool
  let isOpen: Bool
  private let servicesOfShared: Set<SourceService>
  private let servicesOfOwn: Set<SourceService>
  /// The services that only functions add which no code calls.
  private let uncalled: Set<SourceService>

  init(_ interpreter: Interpreter) {
    (shared, own, areDistinct) = interpreter.contentsOfLocators()
    isOpen = interpreter.isLocatorOpen
    servicesOfShared = Set(shared.map(\.service))
    servicesOfOwn = Set(own.map(\.service))
    uncalled = Set(interpreter.allLocated.map(\.service)).subtracting(servicesOfShared).subtracting(servicesOfOwn)
  }

  /// Whether no code adds a service.
  var isEmpty: Bool { shared.isEmpty && own.isEmpty }

  private func isOfOwn(_ request: SourceRequest) -> Bool { areDistinct && request.locator == .own }

  /// Returns whether the locator of a request has its service.
  func have(_ request: SourceRequest) -> Bool {
    (isOfOwn(request) ? servicesOfOwn : servicesOfShared).contains(request.dependency.service)
  }

  /// Returns whether only functions add the service of a request which no code calls.
  func areAddedByUncalledCode(_ request: SourceRequest) -> Bool { uncalled.contains(request.dependency.service) }

  /// Returns whether code adds any service to the locator of a request.
  func areAdded(toLocatorOf request: SourceRequest) -> Bool { !(isOfOwn(request) ? own : shared).isEmpty }

  /// Returns the locators as containers, each with the requests that it answers.
  ///
  /// - Parameter missing: The requests of services that the locators do not have.
  func containers(
    _ requests: [SourceRequest], missing: [SourceRequest]
  ) -> [(container: SourceContainer, requests: [SourceRequest])] {
    [(shared, false), (own, true)].compactMap { registrations, isOwn in
      let answered = requests.filter { $0.isInjected && isOfOwn($0) == isOwn && have($0) }
      let missing = missing.filter { isOfOwn($0) == isOwn }
      guard let place = registrations.first?.place ?? missing.first?.place else { return nil }
      var container = SourceContainer(kind: .locator, place: place)
      container.registrations = registrations
      container.isOpen = isOpen
      container.servicesOfUncalledCode = Set(uncalled.map(\.symbol))
      container.isOneOfSeveral = !(isOwn ? shared : own).isEmpty
      return (container, answered + missing)
    }
  }
}
