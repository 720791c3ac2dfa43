import Furnish

extension LandmarkService {
  /// A few landmarks of each category, half a second late, as a network would be.
  public static var mock: Self {
    inMemory(LandmarkDataSet.sample(ofEach: 3)).delayed(by: .milliseconds(500))
  }

  /// A service with one landmark of each category, whose store is full from the beginning.
  public static var preview: Self {
    let landmarks = LandmarkDataSet.sample(ofEach: 1)
    return inMemory(landmarks, store: LandmarkStore(loaded: landmarks))
  }
}
