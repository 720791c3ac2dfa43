/// Returns whether two references are the same object: not every `===` compiles inside of an expectation.
func isSame(_ left: AnyObject?, _ right: AnyObject?) -> Bool { left === right }
