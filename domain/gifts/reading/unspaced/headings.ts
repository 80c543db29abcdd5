/** 【NG】 before a list is 'NG：', in as many letters, so that every position stays where it is. */
export function foldHeadings(text: string): string {
  return text.replace(/【([^】\n]{1,12})】/g, (_, words: string) => `。${words}：`);
}
