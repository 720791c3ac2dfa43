#if canImport(SwiftUI)
  import Foundation
  import FurnishSwiftUI
  public import SwiftUI

  public struct SearchViewPreviews: PreviewProvider {
    public static var previews: some View {
      // The view without overrides.
      SearchView()
      // The view with an override: it opens another search engine, and still fetches from Google.
      SearchView()
        .environment(\.[service: \Google.self].endpoints.open) { environment in
          { query in environment.openURL(.search("www.duckduckgo.com", for: query)) }
        }
    }
  }
#endif
