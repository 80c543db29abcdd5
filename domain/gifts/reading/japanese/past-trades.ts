const trade = "(?:国鉄|パイロット|運転[士手]|機関士|航海士|車掌|船乗り|大工|職人|指物師|[駅船]員|鉄道員|[駅船]長)";
const ofTrade = new RegExp(`${trade}$`);
const formerly =
  /でした|だった|(?:を|で)(?:し|勤め|働い|やっ)て(?:い|き)?(?:た|まし)|を?(?:\d+|[一二三四五六七八九十]+)年|元(?![気日旦来本])|昔|以前|かつて|若い(?:頃|ころ)|定年|退職|引退|長年|一筋/;

/** 国鉄の機関士でした, 元大工: what somebody worked at for years is near to them, and more is not told. */
export function workedAt(part: string, words: string): boolean {
  return ofTrade.test(words) && formerly.test(part);
}

const once = /(?:昔|以前|かつて|若い(?:頃|ころ))は?$|元$/;

/** 昔は大工、木の匂いが好き: the one is no thing of a list with the other. */
export function isFormerTrade(before: string, words: string): boolean {
  return ofTrade.test(words) && once.test(before);
}
