// Traditional characters of everyday life and their simplified forms, position by position.
const traditional =
  "愛罷備筆邊編變標別賓倉廠場車塵遲蟲籌處傳闖創詞辭從達帶單擔膽導燈點電釣疊東動凍鬥讀獨隊對鈍奪鵝兒發髮飯範紡飛費墳豐風鋒鳳膚輔負婦復複該蓋鋼糕鴿個鞏溝購穀顧颳關觀館廣規貴鍋國過漢號賀鶴紅後壺護戶華畫話懷壞歡環還換黃揮繪會貨機積雞極級幾記計繼夾傢價艱檢減薦見鍵劍將獎講醬膠腳較階節結潔緊盡進經靜鏡舊舉劇據絕軍開殼課褲塊寬礦虧擴闊蠟來藍攔籃蘭爛勞樂類淚離禮裡麗歷聯蓮臉練涼兩輛療獵臨鄰靈領劉龍樓蘆爐錄陸亂輪論羅邏鑼絡媽馬麥賣滿貓貿門們夢麵廟滅鳴謀畝腦內難鳥濃農盤賠噴飄貧蘋憑評潑僕撲樸譜齊騎氣棄簽錢槍橋親輕慶窮區趨權勸確讓熱認榮軟灑賽傘掃紗曬閃傷賞燒紹設攝審聲聖勝濕詩時實識視試飾適釋壽獸書術樹雙誰說絲飼松蘇雖隨歲孫縮臺檯湯糖討騰題體條鐵聽廳頭圖團託駝襪彎灣萬網為維衛溫聞臥無吳務誤錫習戲細蝦嚇鮮顯縣現線憲響鄉項橡蕭協鞋寫謝蓋興鬚許選學尋訓壓煙鹽顏嚴驗陽養樣藥爺頁業葉醫儀遺藝憶億異飲隱櫻應鷹營擁優遊郵猶魚與語預園員圓緣遠願約躍閱雲運雜災贊髒竈則澤賊贈戰張賬針診鎮織職隻紙製質鐘鍾腫眾軸豬燭築專磚轉裝狀錐準濁資總縱組鑽膩滷錶鉤鑰釀龜鯨鴨鏟銅銀錦繡縫紋綢緞絨搖頻聰鏈項韓臘餅餃饋驚嘆瑪瑰";
const simplified =
  "爱罢备笔边编变标别宾仓厂场车尘迟虫筹处传闯创词辞从达带单担胆导灯点电钓叠东动冻斗读独队对钝夺鹅儿发发饭范纺飞费坟丰风锋凤肤辅负妇复复该盖钢糕鸽个巩沟购谷顾刮关观馆广规贵锅国过汉号贺鹤红后壶护户华画话怀坏欢环还换黄挥绘会货机积鸡极级几记计继夹家价艰检减荐见键剑将奖讲酱胶脚较阶节结洁紧尽进经静镜旧举剧据绝军开壳课裤块宽矿亏扩阔蜡来蓝拦篮兰烂劳乐类泪离礼里丽历联莲脸练凉两辆疗猎临邻灵领刘龙楼芦炉录陆乱轮论罗逻锣络妈马麦卖满猫贸门们梦面庙灭鸣谋亩脑内难鸟浓农盘赔喷飘贫苹凭评泼仆扑朴谱齐骑气弃签钱枪桥亲轻庆穷区趋权劝确让热认荣软洒赛伞扫纱晒闪伤赏烧绍设摄审声圣胜湿诗时实识视试饰适释寿兽书术树双谁说丝饲松苏虽随岁孙缩台台汤糖讨腾题体条铁听厅头图团托驼袜弯湾万网为维卫温闻卧无吴务误锡习戏细虾吓鲜显县现线宪响乡项橡萧协鞋写谢盖兴须许选学寻训压烟盐颜严验阳养样药爷页业叶医仪遗艺忆亿异饮隐樱应鹰营拥优游邮犹鱼与语预园员圆缘远愿约跃阅云运杂灾赞脏灶则泽贼赠战张账针诊镇织职只纸制质钟钟肿众轴猪烛筑专砖转装状锥准浊资总纵组钻腻卤表钩钥酿龟鲸鸭铲铜银锦绣缝纹绸缎绒摇频聪链项韩腊饼饺馈惊叹玛瑰";
const japaneseOnly = "楽読芸鉄転図歩絵気広駅沢県録込働畑匂弁栄戦歴総対帰変単厳桜黒塩氷姫竜鶏麺焼酔剣撮彫縫編釈暦渓";

const simplifiedOf = new Map([...traditional].map((character, position) => [character, [...simplified][position] ?? character]));
const changed = [...simplifiedOf].filter(([from, to]) => from !== to);
const alsoJapanese = new Set(
  "学国声号点来写会画区両万与台単団体余党参双図圧囲医児当虫蚕尽昼旧壮争状独県装礼糸継辞乱並仏価栄斗灯炉谷只家里后干面松将猫黄温静条楼随内据制脚晒担断数宝湿",
);
const chineseOnly = new Set(changed.map(([, to]) => to).filter((to) => !alsoJapanese.has(to)));
const notSimplified = new Set([...changed.map(([from]) => from), ...japaneseOnly]);

/** One simplified form for each character, so that both scripts are found by the same word. */
export function simplifyCharacter(character: string): string {
  return simplifiedOf.get(character) ?? character;
}

/** Whether a word written in Han characters alone can stand in a Japanese sentence. */
export function isWrittenAsJapanese(text: string): boolean {
  return ![...text].some((character) => chineseOnly.has(character));
}

export function isWrittenAsSimplifiedChinese(text: string): boolean {
  return ![...text].some((character) => notSimplified.has(character));
}
