import type { VocabularyEntry } from "./entry.ts";

/** What stands and lies at a computer, and what goes into it. */
export const computerNames = {
  "computer-keyboard": {
    en: "computer keyboards",
    zh: "键盘",
    ja: "=キーボード",
    also: "=keyboards, =keyboard, mechanical keyboards, gaming keyboards, wireless keyboards, keycaps, keycap set, wrist rests, 机械键盘, 键帽, 客制化键盘, 蓝牙键盘, メカニカルキーボード, ゲーミングキーボード, ワイヤレスキーボード, 自作キーボード, キーキャップ, パソコンのキーボード, リストレスト",
  },
  "computer-mouse": {
    en: "computer mice",
    zh: "鼠标",
    ja: "=マウス",
    also: "computer mouse, gaming mice, gaming mouse, wireless mouse, ergonomic mouse, trackballs, logitech mouse, 无线鼠标, 游戏鼠标, 轨迹球, ゲーミングマウス, ワイヤレスマウス, トラックボール, パソコンのマウス, 無線マウス",
  },
  "mouse-pad": {
    en: "mouse pads",
    zh: "鼠标垫",
    ja: "マウスパッド",
    also: "mousepads, mouse mats, desk mats, desk pads, 护腕垫, デスクマット, ゲーミングマウスパッド, アームレスト付きマウスパッド, 办公桌垫, 鼠标桌垫",
  },
  "computer-monitor": {
    en: "computer monitors",
    zh: "显示器",
    ja: "パソコンモニター",
    also: "computer monitor, second monitor, gaming monitors, ultrawide monitor, portable monitors, monitor stands, monitor arms, 电脑显示器, 便携屏, 副屏, 显示屏, 显示器支架, PCモニター, PCディスプレイ, ゲーミングモニター, モバイルモニター, 外部モニター, モニターアーム, モニター台, 液晶モニター, パソコンのモニター",
  },
  webcam: { en: "webcams", zh: "网络摄像头", ja: "ウェブカメラ", also: "web cam, webcam, 电脑摄像头, Webカメラ, ウェブカム" },
  "usb-stick": {
    en: "USB sticks",
    zh: "U盘",
    ja: "USBメモリ",
    also: "usb sticks, flash drives, thumb drives, usb drives, pen drives, memory sticks, 优盘, 闪存盘, USBメモリー, USBスティック",
  },
  "hard-drive": {
    en: "external drives",
    zh: "移动硬盘",
    ja: "外付けハードディスク",
    also: "hard drives, external hard drives, hard disks, external ssd, portable ssd, nas drive, 固态硬盘, 硬盘, 外付けHDD, 外付けSSD, ポータブルSSD, ハードディスク",
  },
  "laptop-stand": {
    en: "laptop stands",
    zh: "电脑支架",
    ja: "ノートパソコンスタンド",
    also: "laptop stand, laptop risers, laptop coolers, laptop cooling pad, 笔记本支架, 电脑增高架, 笔记本散热器, PCスタンド, パソコンスタンド, ノートPCスタンド",
  },
  "laptop-sleeve": {
    en: "laptop sleeves and bags",
    zh: "电脑包",
    ja: "パソコンケース",
    also: "laptop sleeves, laptop bags, laptop cases, macbook case, tech pouch, tech organisers, tech organizers, 内胆包, 电脑内胆包, 笔记本电脑包, 数码收纳包, ノートPCケース, パソコンバッグ, PCバッグ, PCケース, ガジェットポーチ",
  },
  "usb-hub": {
    en: "USB hubs and docks",
    zh: "扩展坞",
    ja: "USBハブ",
    also: "usb hubs, usb-c hub, docking stations, usb dock, 拓展坞, 集线器, ドッキングステーション, USBドック",
  },
  "memory-card": {
    en: "memory cards",
    zh: "存储卡",
    ja: "SDカード",
    also: "memory card, sd cards, micro sd card, 内存卡, SD卡, TF卡, メモリーカード, マイクロSD, メモリカード",
  },
  "wifi-router": {
    en: "Wi-Fi routers",
    zh: "路由器",
    ja: "Wi-Fiルーター",
    also: "wifi routers, wi-fi router, mesh wifi, wifi extender, 无线路由器, 随身wifi, 無線ルーター, 無線LANルーター, モバイルルーター, ポケットWiFi",
  },
  printer: {
    en: "printers",
    zh: "打印机",
    ja: "プリンター",
    also: "inkjet printers, laser printers, printer ink, 错题打印机, 喷墨打印机, 激光打印机, 墨盒, インクジェットプリンター, プリンターインク, インクカートリッジ",
  },
  "photo-printer": {
    en: "photo printers",
    zh: "照片打印机",
    ja: "フォトプリンター",
    also: "photo printer, portable printers, pocket printers, mini printers, instax link, canon selphy, 口袋打印机, 便携打印机, 手机照片打印机, ミニプリンター, スマホプリンター, ポケットプリンター, モバイルプリンター",
  },
  "label-maker": {
    en: "label makers",
    zh: "标签机",
    ja: "ラベルライター",
    also: "label printers, label maker, dymo, 标签打印机, テプラ, ピータッチ, ラベルプリンター",
  },
} as const satisfies Record<string, VocabularyEntry>;
