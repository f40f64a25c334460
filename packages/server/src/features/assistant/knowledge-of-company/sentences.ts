const ends = /(?<=[。！？!?；;…]["”’』」）)]*)(?=[^\s"”’』」）)])|(?<=[.!?؟…]["”’)]*)\s+|\n+/u;

/** A text in the pieces one quotes: sentences, and lines without an end. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(ends)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));

/** Characters stay whole. */
export function cutTo(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
