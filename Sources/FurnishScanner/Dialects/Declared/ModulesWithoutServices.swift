/// The well-known modules of systems and libraries that declare no service of a dialect, so that their source need not
/// be read.
///
/// A name is here only if it identifies one module: `Core` or `Networking` may be a module of any program.
enum ModulesWithoutServices {
  static func contain(_ name: String) -> Bool {
    systems.contains(name) || libraries.contains(name) || name.hasPrefix("_")
  }

  private static let systems: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "Android", "AppIntents", "AppKit", "AppTrackingTransparency", "ApplicationServices",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts",
    "CloudKit", "Cocoa", "Combine", "CommonCrypto", "CompositorServices", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN", "CreateML",
    "CryptoKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "Dispatch", "EventKit",
    "EventKitUI", "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FinanceKit", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationModels",
    "FoundationNetworking", "GLKit", "GameController", "GameKit", "GameplayKit", "Glibc", "GroupActivities",
    "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IdentityLookup", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LocalAuthentication", "MLCompute", "MachO",
    "ManagedSettings", "ManagedSettingsUI", "MapKit", "MediaAccessibility", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "Musl", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
    "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PassKit", "PencilKit", "PhotoKit",
    "Photos", "PhotosUI", "ProximityReader", "PushKit", "PushToTalk", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "RegexBuilder", "ReplayKit", "SQLite3", "SafariServices",
    "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security", "SensorKit", "ServiceManagement", "ShazamKit", "Social",
    "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "StoreKit", "StoreKitTest", "Swift", "SwiftData", "SwiftUI",
    "SwiftUICore", "Symbols", "Synchronization", "System", "SystemConfiguration", "TVUIKit", "TabularData", "Testing",
    "ThreadNetwork", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WASILibc", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "XCTest", "os", "simd", "sqlite3", "ucrt", "zlib",
  ]

  private static let libraries: Set<String> = [
    "Alamofire", "Algorithms", "AppAuth", "ArgumentParser", "AsyncAlgorithms", "Atomics", "CasePaths", "Clocks",
    "CocoaLumberjackSwift", "Collections", "CombineSchedulers", "ConcurrencyExtras", "Crypto", "CustomDump",
    "DependenciesTestSupport", "DequeModule", "FactoryTesting", "FirebaseAnalytics", "FirebaseAppCheck",
    "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseFirestore",
    "FirebaseMessaging", "FirebasePerformance", "FirebaseRemoteConfig", "FirebaseStorage", "GRDB", "GRDBQuery",
    "GoogleSignIn", "HTTPTypes", "IdentifiedCollections", "IssueReporting", "KeychainAccess", "KeychainSwift",
    "Kingfisher", "Logging", "Lottie", "MarkdownUI", "Moya", "Nuke", "NukeUI", "NumericsShims", "OrderedCollections",
    "Perception", "PromiseKit", "RealModule", "Realm", "RealmSwift", "RevenueCat", "RxCocoa", "RxSwift", "SDWebImage",
    "SDWebImageSwiftUI", "SQLite", "Semaphore", "Sentry", "Sharing", "SnapKit", "SnapshotTesting", "Starscream",
    "StructuredFieldValues", "SwiftNavigation", "SwiftSoup", "SwiftSyntax", "SwiftUINavigation",
    "SwiftUINavigationCore", "SwiftyBeaver", "SwiftyJSON", "Tagged", "UIKitNavigation", "XCTestDynamicOverlay",
    "XMLCoder", "Yams", "ZIPFoundation",
  ]
}
