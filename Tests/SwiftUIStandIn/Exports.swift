// As Apple's SwiftUI does, this brings Foundation and Observation along.
@_exported public import Foundation
@_exported public import Observation
