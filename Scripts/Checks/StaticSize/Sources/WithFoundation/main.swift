// The check must find Foundation here, which proves that it would find it in `Furnished` too.
import Foundation

print("hello".replacingOccurrences(of: "hello", with: "good day"))
