const segmentsOf = (granularity: 'word' | 'grapheme', text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment);

/** A text in lines that fit, broken between words; within one only where it is too long for any line. */
export function titleLines(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = segmentsOf('word', text).flatMap((word) => (fits(word) ? [word] : segmentsOf('grapheme', word)));
  for (const piece of pieces) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trim()].filter((one) => one !== '');
}
