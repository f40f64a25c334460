import { pdfOf } from '../packages/server/src/world/draw-documents.ts';

const text = (sheets: number): string =>
  pdfOf(Array.from({ length: sheets }, (_, index) => ({ title: `第 ${index + 1} 页`, lines: ['甲乙丙丁'] }))).toString(
    'latin1',
  );

/** Nothing of what follows may move, or a reader looks for the objects itself. */
function changed(document: string, from: string, to: string): string {
  if (!document.includes(from)) throw new Error(`no ${from} in the document`);
  return document.replace(from, to);
}

/** Keys nobody has the password to; the trailer is the last thing in a document. */
const keys = `/O<${'a1'.repeat(32)}>/U<${'b2'.repeat(32)}>`;
const lock = `trailer<</Encrypt<</Filter/Standard/V 1/R 2/P -4${keys}>>/ID[<00><00>]`;

const file = (name: string, body: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(body, 'latin1'),
});

/** Documents that cannot be shown, or not all of them. */
export const damaged = {
  cut: file('残缺.pdf', text(1).slice(0, 700)),
  /** Its only page is at an object that does not exist. */
  leadingNowhere: file('空目录.pdf', changed(text(1), 'Kids[6 0 R]', 'Kids[9 0 R]')),
  locked: file('机密.pdf', changed(text(1), 'trailer<<', lock)),
  /** The second page is the list of pages. */
  halfBroken: file('半损.pdf', changed(text(2), 'Kids[6 0 R 8 0 R]', 'Kids[6 0 R 2 0 R]')),
};
