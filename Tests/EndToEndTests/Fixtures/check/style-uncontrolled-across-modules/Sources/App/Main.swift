import Core
import Foundation
import Furnish

func start() { print(Stamp(), UUID()) }
