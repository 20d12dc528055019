import LayoutModel

extension Phrases {
  /// Arabic; kinds that have no row of their own are counted as views.
  static let arabic = Phrases(
    tag: "ar",
    hasCapitals: false,
    decimalMark: ".",
    plural: Plural.Category.arabic,
    list: (separator: "، ", pair: " و", last: " و"),
    clauseSeparator: "، ",
    sentence: "{text}.",
    sentenceGap: " ",
    titled: "{title}: {text}",
    emptyCanvas: "لوحة فارغة",
    kinds: [
      .label: Plural(two: "تسميتان", few: "{count} تسميات", "{count} تسمية"),
      .button: Plural(two: "زران", few: "{count} أزرار", many: "{count} زرًا", "{count} زر"),
      .textField: Plural(two: "حقلا نص", few: "{count} حقول نص", "{count} حقل نص"),
      .imageView: Plural(two: "صورتان", few: "{count} صور", "{count} صورة"),
      .switch: Plural(
        two: "مفتاحان", few: "{count} مفاتيح", many: "{count} مفتاحًا", "{count} مفتاح"),
      .tableView: Plural(
        two: "جدولان", few: "{count} جداول", many: "{count} جدولًا", "{count} جدول"),
      .tableViewCell: Plural(two: "خليتان", few: "{count} خلايا", "{count} خلية"),
    ],
    views: Plural(two: "عنصران", few: "{count} عناصر", many: "{count} عنصرًا", "{count} عنصر"),
    row: "{views} جنبًا إلى جنب",
    column: "{views} بعضها فوق بعض",
    rows: "{views} في صفوف عددها {count}",
    withoutGap: "{views}، بلا مسافة بينها",
    apart: "{views}، المسافة بينها {distance} نقطة",
    unevenlyApart: "{views}، المسافة بينها من {least} إلى {most} نقطة",
    named: "{views}: {names}",
    content: "في {view}: {views}",
    sized: "{view} ({width} × {height})",
    more: "{count} غيرها",
    onDevice: "على {device}",
    onDeviceIn: "على {device} بالاتجاه {orientation}",
    onCanvas: "على لوحة مقاسها {width} × {height} نقطة",
    placeWithSize: "{place}، {width} × {height} نقطة",
    orientations: [.portrait: ("العمودي", "عمودي"), .landscape: ("الأفقي", "أفقي")],
    fromEdges: "على بعد {distance} من {edges}",
    edges: ["اليسار", "اليمين", "الأعلى", "الأسفل"],
    constraints: Plural(
      one: "قيد واحد", two: "قيدان", few: "{count} قيود", many: "{count} قيدًا", "{count} قيد"),
    optional: "{constraints}، الاختياري منها: {count}",
    statuses: [
      .misplaced: "{constraints}؛ أحد العناصر ليس في موضعه",
      .ambiguous: "{constraints}؛ التخطيط ملتبس",
      .unsatisfiable: "{constraints}؛ لا يمكن تحقيقها كلها",
    ],
    countedViews: Plural(
      one: "عنصر واحد", two: "عنصران", few: "{count} عناصر", many: "{count} عنصرًا", "{count} عنصر"),
    scrolledOut: "خارج الجزء الظاهر: {parts}",
    containing: "{view} وفيه {views}",
    onePlaced: "{content} {place}",
    placed: "{content}، {place}",
    remarks: [
      .misplaced: "أحد العناصر ليس حيث تضعه القيود",
      .ambiguous: "القيود تترك التخطيط ملتبسًا",
      .unsatisfiable: "لا يمكن تحقيق القيود كلها",
    ],
    breakpoints: "عند {widths}",
    each: "{value} لكل منها",
    standard: "قياسي {length}")
}
