/** How wide a text is drawn. */
type Measure = (text: string) => number;

const ellipsis = '…';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const partsOf = (text: string, by: Intl.Segmenter): string[] => [...by.segment(text)].map(({ segment }) => segment);

/** What closes a phrase never begins a line. */
const isClosing = (part: string): boolean => /^[\p{Pe}\p{Pf}\p{Po}]/u.test(part);

/** The pieces a line may be broken between: words, single signs of Chinese, and parts of a word no line can hold. */
function breakable(text: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  for (const part of partsOf(text, words)) {
    const last = pieces.at(-1);
    if (last !== undefined && isClosing(part) && measure(last + part) <= width) pieces[pieces.length - 1] = last + part;
    else if (measure(part) <= width) pieces.push(part);
    else pieces.push(...partsOf(part, graphemes));
  }
  return pieces;
}

function shortened(text: string, width: number, measure: Measure): string {
  const signs = partsOf(text.trimEnd(), graphemes);
  while (signs.length > 0 && measure(signs.join('').trimEnd() + ellipsis) > width) signs.pop();
  return signs.join('').trimEnd() + ellipsis;
}

type Room = { readonly width: number; readonly linesMax: number; readonly measure: Measure };

/** D-087: a text in lines that fit; what does not fit into the last one ends in an ellipsis. */
export function linesOf(text: string, { width, linesMax, measure }: Room): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of breakable(text.trim().replaceAll(/\s+/g, ' '), width, measure)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= linesMax) return lines;
  const kept = lines.slice(0, linesMax);
  // What follows begins with what was cut: the last line is filled up before it is shortened.
  kept[linesMax - 1] = shortened(`${kept[linesMax - 1] ?? ''}${lines[linesMax] ?? ''}`, width, measure);
  return kept;
}

/** The direction its first letter is written in. */
export const directionOfText = (text: string): 'ltr' | 'rtl' =>
  /^[^\p{L}]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(text) ? 'rtl' : 'ltr';
