/** A tsvector holds a megabyte, and a passage of a shorter text is found sooner. */
const maxCharacters = 30_000;

/** A line of a long text, and where it stands: the second it is said at, the page it is on. */
type Line = { readonly text: string; readonly at: number };

type Part = { readonly text: string; readonly places: readonly number[] };

const cut = ({ text, at }: Line): Line[] =>
  Array.from({ length: Math.ceil(text.length / maxCharacters) }, (_, piece) => ({
    text: text.slice(piece * maxCharacters, (piece + 1) * maxCharacters),
    at,
  }));

/** A long text line by line, in as many parts as it takes, each with the places of its lines. */
export function inParts(lines: readonly Line[]): Part[] {
  const parts: { lines: string[]; places: number[]; length: number }[] = [];
  for (const { text, at } of lines.flatMap(cut)) {
    const line = text.replaceAll(/\s+/g, ' ');
    let last = parts.at(-1);
    if (!last || last.length + line.length > maxCharacters) parts.push((last = { lines: [], places: [], length: 0 }));
    last.lines.push(line);
    last.places.push(at);
    last.length += line.length + 1;
  }
  return parts.map(({ lines: own, places }) => ({ text: own.join('\n'), places }));
}
