// A locator gets a service as its protocol.
func wire() {
  ServiceLocator.shared.addService(service: ConsoleLog(), as: (any Log).self)
  let log: any Log = ServiceLocator.shared.getService()
  let clock: any Clock = ServiceLocator.shared.getService()  //~ missing-service
}
