import FurnishGraph
import Testing

@Suite struct ServiceLifetimeTests {
  @Test(
    arguments: [
      (.singleton, "singleton", .container), (.scoped, "scoped", .scope), (.transient, "transient", .none),
      (.weak, "weak", .container),
    ] as [(ServiceLifetime, String, ServiceLifetime.Sharing)])
  func everyLifetimeHasANameAndSaysWhoSharesIt(
    lifetime: ServiceLifetime, name: String, sharing: ServiceLifetime.Sharing
  ) {
    #expect(lifetime == ServiceLifetime(name: name, sharing: sharing))
  }
}
