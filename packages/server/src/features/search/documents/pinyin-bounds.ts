/** The first character of each letter in the order of pinyin. */
export const pinyinBounds = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀');
export const pinyinLetters = Array.from('abcdefghjklmnopqrstwxyz');
/** Characters with two common readings, and the initials of both. */
export const twoReadings = new Map(
  '重zc 长zc 行xh 单ds 曾zc 解jx 乐ly 区qo 仇cq 传cz 调td 藏cz 弹td 降jx 盛sc 系xj 查cz 会hk 参cs 校xj 省sx 率ls 朝zc 折zs 车cj 尉wy 翟zd 种zc'
    .split(' ')
    .map(([character = '', ...initials]) => [character, initials] as const),
);
