public import Furnish

extension LandmarkService {
  /// The service of previews, with one landmark of each category. Elsewhere a service that is not set reports each call.
  public static var previewValue: Self { .preview }
}

extension ServiceValues {
  /// The landmark service in force here.
  public var landmarks: LandmarkService {
    get { self[LandmarkService.self] }
    set { self[LandmarkService.self] = newValue }
  }
}
