public import Furnish

extension LandmarkService {
  /// Previews show one landmark of each category; without a service, every call says which endpoint is missing.
  public static var previewValue: Self { .preview }
}

extension ServiceValues {
  /// The landmark service in force here.
  public var landmarks: LandmarkService {
    get { self[LandmarkService.self] }
    set { self[LandmarkService.self] = newValue }
  }
}
