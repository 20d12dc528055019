// The value types that the public interface speaks of, so that `import AutoLayout` is all a program needs.
// The values named View, LayoutGuide and LayoutConstraint stay behind: here those are objects.

@_exported public import enum LayoutModel.Attribute
@_exported public import struct LayoutModel.Autoresizing
@_exported public import enum LayoutModel.Axis
@_exported public import struct LayoutModel.AxisPriorities
@_exported public import struct LayoutModel.Bars
@_exported public import struct LayoutModel.Canvas
@_exported public import struct LayoutModel.Device
@_exported public import struct LayoutModel.DirectionalEdgeInsets
@_exported public import struct LayoutModel.EdgeInsets
@_exported public import enum LayoutModel.FontChoice
@_exported public import enum LayoutModel.LayoutDirection
@_exported public import enum LayoutModel.Orientation
@_exported public import struct LayoutModel.Point
@_exported public import struct LayoutModel.Priority
@_exported public import struct LayoutModel.Rect
@_exported public import enum LayoutModel.Relation
@_exported public import enum LayoutModel.SemanticContentAttribute
@_exported public import struct LayoutModel.Size
@_exported public import enum LayoutModel.SizeClass
@_exported public import struct LayoutModel.StackArrangement
@_exported public import struct LayoutModel.ViewKind
@_exported public import enum Typesetting.ContentSizeCategory
@_exported public import struct Typesetting.Font
@_exported public import enum Typesetting.TextStyle
@_exported public import struct VisualFormat.VisualFormatError
@_exported public import struct VisualFormat.VisualFormatOptions
