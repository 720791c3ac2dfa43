public import Furnish

// Keys whose live values are in another module: see TestServiceKeyTests of FurnishTests.

/// A key that the other module gives a default value.
public enum DefaultSplitKey: TestServiceKey {
  public static var testValue: String { "test" }
}

/// A key that the other module gives a default value and a preview value.
public enum PreviewSplitKey: TestServiceKey {
  public static var testValue: String { "test" }
}

/// A key with a preview value, which the other module gives a default value.
public enum OwnPreviewSplitKey: TestServiceKey {
  public static var previewValue: String { "own preview" }
  public static var testValue: String { "test" }
}

/// A key whose values the other module declares once more.
public enum TwiceDeclaredSplitKey: TestServiceKey {
  public static var previewValue: String { "own preview" }
  public static var testValue: String { "test" }
}

/// A key that no module gives a default value.
public enum UnlinkedSplitKey: TestServiceKey {
  public static var previewValue: String { "own preview" }
  public static var testValue: String { "test" }
}
