#if canImport(SwiftUI)
  import Foundation
  import FurnishSwiftUI
  public import SwiftUI

  public struct SearchViewPreviews: PreviewProvider {
    public static var previews: some View {
      // As it is.
      SearchView()
      // Fetches from Google still, and opens another search engine.
      SearchView()
        .environment(\.[service: \Google.self].endpoints.open) { environment in
          { query in environment.openURL(.search("www.duckduckgo.com", for: query)) }
        }
    }
  }
#endif
