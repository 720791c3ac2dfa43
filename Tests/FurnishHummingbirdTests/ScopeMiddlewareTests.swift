import Furnish
import FurnishHummingbird
import Testing
