const han = /\p{Script=Han}/u;

/** What stands for a face: the given name of a Chinese name, the first letters of another. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (han.test(first)) {
    const characters = [...first];
    return characters.slice(characters.length > 2 ? -2 : -1).join('');
  }
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toLocaleUpperCase();
}

/** The same name has the same tint everywhere. */
export function tintOf(name: string, tints: number): number {
  const sum = [...name].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return sum % tints;
}
