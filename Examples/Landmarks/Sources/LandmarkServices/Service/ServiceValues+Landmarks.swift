public import Furnish

extension LandmarkService {
  /// The service of previews, with one landmark of each category. In other contexts, unset services report each call.
  public static var previewValue: Self { .preview }
}

extension ServiceValues {
  /// The landmark service in force.
  public var landmarks: LandmarkService {
    get { self[LandmarkService.self] }
    set { self[LandmarkService.self] = newValue }
  }
}
