/** Of Chinese and others that write on without a blank. */
const wideEnds = '。！？!?；;…';
const wideClosers = '"”’』」）)';
/** Of languages that leave a blank after a sentence. */
const blankEnds = '.!?؟…';
const blankClosers = '"”’)';

const isBlank = (sign: string): boolean => sign.trim() === '';

/**
 * The places where a sentence or a line ends, from left to right. A pattern would look back from each of ten thousand
 * quotation marks to the first.
 */
function* endsOf(text: string): Generator<number> {
  // Since an end there were only signs that close.
  let isAfterWide = false;
  let isAfterBlankEnd = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const isClosing = wideClosers.includes(sign);
    if (isBlank(sign) ? isAfterBlankEnd || sign === '\n' : isAfterWide && !isClosing) yield at;
    isAfterWide = wideEnds.includes(sign) || (isAfterWide && isClosing);
    isAfterBlankEnd = blankEnds.includes(sign) || (isAfterBlankEnd && blankClosers.includes(sign));
  }
  yield text.length;
}

/** A text in the pieces one quotes: sentences, and lines without an end. */
export function sentencesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const end of endsOf(text)) {
    pieces.push(text.slice(start, end).trim());
    start = end;
  }
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Characters stay whole. */
export function cutTo(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
