/// Words of other languages, as translators write them.
extension SynonymTable {
  /// Translated words in lower case without hyphens and blanks, and their names here.
  static let translations: [String: [String]] = Dictionary(
    (rows + translatedKinds + translatedKeys).flatMap { name, words in
      words.split(separator: " ").map { (String($0), [name]) }
    }
  ) { $0 + $1 }

  /// German, French, Spanish, Italian, Chinese, Japanese, Korean and Arabic words for a name.
  private static let rows: [(String, String)] = [
    (
      "Superview",
      "父视图 父檢視 上层视图 親ビュー スーパービュー 상위뷰 슈퍼뷰 العرضالأب "
        + "übergeordneteansicht elternansicht vueparente vueparent vistapadre supervista vistasuperiore "
        + "父視圖 上级视图 上級檢視 親画面 画面 屏幕 螢幕 キャンバス 画布 畫布 캔버스 화면 hauptansicht superansicht "
        + "leinwand bildschirm vuemère vueprincipale toile écran vistaprincipal lienzo pantalla "
        + "الشاشة الواجهةالأم תצוגתאב תצוגתהאב מסך"
    ),
    ("Safe Area", "安全区域 安全区 安全區域 セーフエリア 안전영역 المنطقةالآمنة sichererbereich zonesûre áreasegura"),
    ("Top Layout Guide", "顶部布局引导 上部レイアウトガイド الدليلالعلوي"),
    ("Bottom Layout Guide", "底部布局引导 下部レイアウトガイド الدليلالسفلي"),
    ("Width", "breite largeur ancho larghezza 宽度 宽 寬度 幅 横 横幅 너비 عرض العرض"),
    ("Height", "höhe hoehe hauteur altura alto altezza 高度 高 高さ 縦 縦幅 높이 ارتفاع الارتفاع"),
    ("Top", "oben haut arriba alto 顶部 上 上端 위 أعلى"),
    ("Bottom", "unten bas abajo basso 底部 下 下端 아래 أسفل"),
    ("Left", "links gauche izquierda sinistra 左 左端 左边 왼쪽 يسار"),
    ("Right", "rechts droite derecha destra 右 右端 右边 오른쪽 يمين"),
    ("Leading", "führend anfang début inicio 前 前端 前导 前缘 先頭 بداية"),
    ("Trailing", "folgend ende fin fine 后 后端 尾随 后缘 末尾 نهاية"),
    ("LeadingMargin", "linkerrand margegauche margenizquierdo randlinks 左マージン 左边距 左余白 前余白"),
    ("TrailingMargin", "rechterrand margedroite margenderecho randrechts 右マージン 右边距 右余白 後余白"),
    ("TopMargin", "obererrand margehaut margensuperior randoben 上マージン 上边距 上余白"),
    ("BottomMargin", "untererrand margebas margeninferior randunten 下マージン 下边距 下余白"),
    ("CenterX", "mittex centrex centrox 中心x 中央x 水平中心 水平居中"),
    ("CenterY", "mittey centrey centroy 中心y 垂直中心 垂直居中"),
    ("Baseline", "grundlinie lignedebase líneabase 基线 ベースライン"),
    (
      "FirstBaseline",
      "erstegrundlinie premièrelignedebase primeralíneabase 第一基线 最初のベースライン"
    ),
    ("LastBaseline", "letztegrundlinie dernièrelignedebase últimalíneabase 最后基线 最後のベースライン"),
    ("label", "beschriftung étiquette etiqueta etichetta 标签 標籤 ラベル 레이블 تسمية"),
    ("button", "knopf schaltfläche bouton botón pulsante 按钮 按鈕 ボタン 버튼 زر"),
    ("textField", "textfeld eingabefeld champdetexte campodetexto 文本框 输入框 入力欄 テキストフィールド حقلنص"),
    ("imageView", "bild bildansicht imagen immagine 图片 图像 画像 イメージ صورة"),
    ("switch", "schalter interrupteur interruptor interruttore 开关 スイッチ 스위치 مفتاح"),
    ("slider", "schieberegler curseur deslizador cursore 滑块 スライダー 슬라이더"),
    ("stackView", "stapel pile pila 堆栈视图 スタックビュー 스택뷰"),
    ("tableView", "tabelle tableau tabla tabella 表格 テーブル 표 جدول"),
    ("view", "ansicht vue vista 视图 視圖 ビュー 뷰 عرض"),
    (
      "backgroundColor",
      "hintergrundfarbe hintergrund farbe couleurdefond couleur colordefondo color sfondo "
        + "背景颜色 背景色 颜色 顏色 背景 色 배경색 색 لونالخلفية لون"
    ),
    ("textColor", "textfarbe couleurdutexte colordetexto 文字颜色 文字色 文本颜色 글자색 لونالنص"),
    ("font", "schrift schriftart police fuente carattere 字体 字型 フォント 글꼴 خط"),
    ("text", "texte texto testo 文本 文字 テキスト 텍스트 نص"),
    ("title", "titel titre título titolo 标题 標題 タイトル 제목 عنوان"),
    ("caption", "bildunterschrift legende légende leyenda didascalia 图注 キャプション"),
    ("placeholder", "platzhalter indication marcador segnaposto 占位符 プレースホルダー"),
    ("red", "rot rouge rojo rosso 红色 红 紅色 紅 赤 赤色 빨강 أحمر אדום"),
    ("blue", "blau bleu azul blu 蓝色 蓝 藍色 藍 青 파랑 أزرق כחול"),
    ("green", "grün gruen vert verde 绿色 绿 綠色 綠 緑 緑色 초록 أخضر ירוק"),
    ("yellow", "gelb jaune amarillo giallo 黄色 黄 黃色 黃 노랑 أصفر צהוב"),
    ("purple", "lila violett violet morado viola 紫色 紫 보라 بنفسجي"),
    ("orange", "naranja arancione 橙色 オレンジ برتقالي"),
    ("gray", "grau gris grigio 灰色 グレー 회색 رمادي"),
    ("white", "weiß weiss blanc blanco bianco 白色 白 하양 أبيض"),
    ("black", "schwarz noir negro nero 黑色 黑 黒 검정 أسود"),
    (
      "systemCyan",
      "水色 空色 天蓝色 天藍色 浅蓝色 淺藍色 hellblau himmelblau bleuclair bleuciel azulclaro celeste azzurro 하늘색 سماوي"
    ),
    ("systemTeal", "青緑 青緑色 蓝绿色 藍綠色 türkis turquoise turquesa ターコイズ 청록색 فيروزي"),
    ("systemPink", "ピンク ピンク色 桃色 粉色 粉红色 粉紅色 rosa rose 분홍 وردي زهري"),
    ("systemBrown", "茶色 棕色 褐色 braun marron marrón marrone 갈색 بني"),
    ("lightGray", "hellgrau grisclair grisclaro 浅灰色 淺灰色 薄い灰色 ライトグレー"),
    ("darkGray", "dunkelgrau grisfoncé grisoscuro 深灰色"),
    ("vertical", "vertikal senkrecht verticale 垂直 竖直 纵向 縦 세로 عمودي رأسي"),
    ("horizontal", "waagerecht waagrecht horizontale orizzontale 水平 横向 横 가로 أفقي"),
    ("center", "zentriert mitte mittig centré centro centrado 居中 中央 中心 가운데 وسط مركز"),
    ("views", "ansichten vues vistas viste 视图 視圖 ビュー 뷰 عروض"),
    ("canvas", "leinwand zeichenfläche toile lienzo 画布 畫布 キャンバス 캔버스 لوحة"),
    ("kind", "art typ genre tipo 类型 類型 種類 종류 نوع"),
    ("device", "gerät geraet appareil dispositivo 设备 裝置 デバイス 기기 جهاز"),
    ("textAlignment", "ausrichtung textausrichtung alineación 对齐 文本对齐 配置 정렬 محاذاة"),
    ("bold", "fett gras negrita grassetto 粗体 粗體 太字 ボールド عريض"),
    ("semibold", "halbfett demigras seminegrita 半粗体"),
    ("light", "mager leicht fin ligera 细体 細字"),
    (
      "orientations",
      "ausrichtung ausrichtungen orientation orientación orientamento 方向 屏幕方向 画面の向き 방향 الاتجاه"
    ),
    (
      "languages",
      "sprachen sprache langues langue idiomas idioma lingue lingua 语言 語言 言語 언어 اللغات اللغة"
    ),
    (
      "figures",
      "bilder abbildungen figuren images illustrations imágenes figuras immagini figure 图片 插图 圖片 画像 図 그림 صور"
    ),
    ("size", "größe groesse taille tamaño dimensione 大小 尺寸 サイズ 크기 حجم الحجم"),
    ("weight", "gewicht schriftstärke graisse peso 字重 太さ 굵기 وزن"),
    ("portrait", "hochformat vertical 竖屏 縦 縦向き"),
    ("landscape", "querformat horizontal paysage apaisado 横屏 横 横向き"),
  ]

  /// Whether a word says yes or no in another language; nil of other words.
  package static func truth(_ word: String) -> Bool? {
    let word = word.lowercased()
    if "ja oui sí si yes on wahr vrai 是 真 はい オン 네 نعم".split(separator: " ").contains(where: {
      $0 == word
    }) {
      return true
    }
    let no = "nein non no off falsch faux 否 假 いいえ オフ 아니요 لا".split(separator: " ")
    return no.contains { $0 == word } ? false : nil
  }
}
