#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if os(watchOS)
  /// The opener of a watch, which opens nothing.
  enum SystemOpener {
    static func open(_ url: URL) {}
  }
#elseif canImport(UIKit)
  import Foundation
  import UIKit

  enum SystemOpener {
    static func open(_ url: URL) {
      Task { @MainActor in _ = await application?.open(url) }
    }

    /// The application; `nil` in an app extension, which opens nothing by itself.
    ///
    /// It is found by its selector: code that names `UIApplication.shared` may not be linked into an app extension.
    @MainActor private static var application: UIApplication? {
      let selector = NSSelectorFromString("sharedApplication")
      guard !Bundle.main.bundlePath.hasSuffix(".appex"), UIApplication.responds(to: selector) else { return nil }
      return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    }
  }
#elseif canImport(AppKit)
  import AppKit

  enum SystemOpener {
    static func open(_ url: URL) { NSWorkspace.shared.open(url) }
  }
#elseif canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The opener that desktops on Linux share (freedesktop.org, xdg-utils).
  enum SystemOpener {
    static func open(_ url: URL) {
      // The text of a URL is one argument, even if it has spaces or quotes, because no shell reads it. It begins with a
      // scheme, so that the opener does not read it as an option.
      guard url.scheme != nil else { return }
      let arguments = [strdup("xdg-open"), strdup(url.absoluteString), nil]
      defer { for argument in arguments { free(argument) } }
      var process = pid_t()
      guard posix_spawnp(&process, "xdg-open", nil, nil, arguments, environ) == 0 else { return }
      reap(process)
    }

    /// Waits for the opener on a thread of its own, so that it leaves no zombie behind.
    private static func reap(_ process: pid_t) {
      var thread = pthread_t()
      let argument = UnsafeMutableRawPointer(bitPattern: Int(process))
      let created = pthread_create(
        &thread, nil,
        { argument in
          waitpid(pid_t(Int(bitPattern: argument)), nil, 0)
          return nil
        }, argument)
      if created == 0 { pthread_detach(thread) }
    }
  }
#else
  /// The opener of all other systems, which opens nothing.
  enum SystemOpener {
    static func open(_ url: URL) {}
  }
#endif
