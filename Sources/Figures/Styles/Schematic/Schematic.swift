/// The parts of a schematic, the guide's own kind of diagram, in the order in which one is made.
///
/// `Model` is what a diagram keeps of a solved layout, `Coordinates` where its lines lie, `Marks` the marks with
/// the places where each can stand, `Placing` the choice among these, and `Ink` how all is drawn.
enum Schematic {}
