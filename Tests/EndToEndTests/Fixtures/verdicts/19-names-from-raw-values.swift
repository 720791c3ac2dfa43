// The name of a service is the raw value of a case.
enum CacheName: String { case images, pages = "pages-v2" }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: ServiceName(CacheName.images.rawValue)) { 1 }
  services.register(Int.self, name: ServiceName(CacheName.pages.rawValue)) { 2 }
  let provider = try container.validated()
  _ = provider.resolveRequired(Int.self, name: "images")
  _ = provider.resolveRequired(Int.self, name: "pages-v2")
  _ = provider.resolveRequired(Int.self, name: "pages")  //~ missing-service
}
