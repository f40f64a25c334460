/** A font counts in thousandths, and has as many signs as a byte has values. */
const unitsPerEm = 1000;
const signsMax = 256;

type PlacedText = { readonly letters: string; readonly x: number; readonly width: number };
type Position = { readonly y: number; readonly size: number };
type Sign = { readonly letters: string; readonly width: number };

const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
const codeOf = (sign: number): string => sign.toString(16).padStart(2, '0');

const unicodeMap = (signs: readonly Sign[]): string =>
  [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...signs.map(({ letters }, at) => `1 beginbfchar <${codeOf(at)}> <${hexOf(letters)}> endbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');

function endFont(doc: PDFKit.PDFDocument, font: PDFKit.PDFKitReference, signs: readonly Sign[]): void {
  const procedures = signs.map(({ width }, at) => {
    const procedure = doc.ref({});
    procedure.end(`${width.toFixed(1)} 0 d0`);
    return [`s${at}`, procedure] as const;
  });
  const letters = doc.ref({});
  letters.end(unicodeMap(signs));
  Object.assign(font.data, {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 0, 0],
    FontMatrix: [1 / unitsPerEm, 0, 0, 1 / unitsPerEm, 0, 0],
    Resources: {},
    CharProcs: Object.fromEntries(procedures),
    Encoding: { Type: 'Encoding', Differences: [0, ...procedures.map(([name]) => name)] },
    FirstChar: 0,
    LastChar: signs.length - 1,
    Widths: signs.map(({ width }) => width),
    ToUnicode: letters,
  });
  font.end(null);
}

/**
 * The text of lines that are drawn as shapes: for each piece one empty sign, as wide as the piece, that stands for all
 * of its letters. Letter by letter, readers take a mark at the end of a word into another one, and lose the spaces between
 * Arabic and figures.
 */
export function createTextLayer(doc: PDFKit.PDFDocument) {
  const signs: Sign[] = [];
  let font: PDFKit.PDFKitReference | null = null;
  return {
    /** Pieces in the order they are read; their sizes differ by turns, or readers would join them as they stand. */
    write(pieces: readonly PlacedText[], text: string, { y, size }: Position): void {
      font ??= doc.ref({});
      // The types say nothing of it.
      (doc.page.fonts as Record<string, unknown>)['Letters'] = font;
      doc.markContent('Span', { actual: text });
      for (const [index, { letters, x, width }] of pieces.entries()) {
        if (signs.length === signsMax) throw new Error('a sheet has too many pieces of text');
        const height = size + (index % 2) / 100;
        const code = codeOf(signs.length);
        signs.push({ letters, width: (width * unitsPerEm) / height });
        const [em, left, bottom] = [height, x, y].map((number) => number.toFixed(3));
        doc.addContent(`BT /Letters ${em} Tf 1 0 0 -1 ${left} ${bottom} Tm <${code}> Tj ET`);
      }
      doc.endMarkedContent();
    },
    /** Once all lines are written. */
    end(): void {
      if (font) endFont(doc, font, signs);
    },
  };
}
