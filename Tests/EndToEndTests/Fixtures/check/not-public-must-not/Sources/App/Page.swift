struct Page { init(number: Int) {} }
