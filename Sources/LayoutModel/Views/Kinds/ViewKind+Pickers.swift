extension ViewKind {
  /// Wheels of a date: 320 x 216 points (Interface Builder's stored frames).
  public static let datePicker = ViewKind("datePicker", "UIDatePicker", width: 320, height: 216) {
    _, _ in ContentMetrics(size: wheels)
  }

  /// Wheels of choices: 320 x 216 points (Interface Builder's stored frames).
  public static let pickerView = ViewKind("pickerView", "UIPickerView", width: 320, height: 216) {
    _, _ in ContentMetrics(size: wheels)
  }

  private static let wheels = IntrinsicContentSize(width: 320, height: 216)
}
