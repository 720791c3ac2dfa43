public import Furnish

/// Where `ServiceValues` keeps the landmark service.
public enum LandmarkServiceKey: ServiceKey {
  /// Without a service every call says which endpoint is missing.
  public static var defaultValue: LandmarkService { .unimplemented }
  /// Previews show one landmark of each category.
  public static var previewValue: LandmarkService { .preview }
}

extension ServiceValues {
  /// The landmark service in force here.
  public var landmarks: LandmarkService {
    get { self[LandmarkServiceKey.self] }
    set { self[LandmarkServiceKey.self] = newValue }
  }
}
