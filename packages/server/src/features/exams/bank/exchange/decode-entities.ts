const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  middot: '·',
};

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\u{FFFD}';
}

function decodeEntity(name: string): string {
  if (/^#\d/.test(name)) return characterOf(Number(name.slice(1)));
  if (/^#x/i.test(name)) return characterOf(Number.parseInt(name.slice(2), 16));
  return named[name] ?? `&${name};`;
}

/** `&amp;`, `&#20;` and `&#x14;` as the characters they stand for; what is none stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, (_, name: string) => decodeEntity(name));
