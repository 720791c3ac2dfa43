// Apple's SwiftUI exports Foundation and Observation, too.
@_exported public import Foundation
@_exported public import Observation
