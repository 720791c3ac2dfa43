/// The wording of messages about a cache.
enum CacheWording {
  static func damaged(_ folder: String) -> String {
    "the cache in '\(folder)' is damaged, or another program's; it was written again."
  }

  static func unwritable(_ folder: String) -> String {
    "the cache in '\(folder)' cannot be written; every run reads all files until it can."
  }
}
