import type { Font } from 'fontkit';
import { layoutOptions } from './layout-options.ts';
import type { Faces } from './open-faces.ts';
import type { createTextLayer } from './create-text-layer.ts';
import { textRuns, visualOrder } from './text-runs.ts';

const measured = ({ doc, faces, direction }: Sheet, text: string, size: number) =>
  textRuns(text, direction).map((run) => {
    // The types know of files alone; the library also takes a font that is open.
    const face = faces[run.face] as unknown as PDFKit.Mixins.PDFFontSource;
    return {
      ...run,
      font: faces[run.face],
      face,
      width: doc.font(face).fontSize(size).widthOfString(run.text, layoutOptions),
    };
  });

const widthOf = (runs: readonly { readonly width: number }[]): number =>
  runs.reduce((sum, { width }) => sum + width, 0);

/**
 * One line around the middle. Runs are written in the order they are read, so that a reader of the file finds the text; a
 * line with Arabic in it is drawn as shapes, and its text lies over it.
 */
export function drawLine(sheet: Sheet, text: string, { middle, y, size, color = ink }: LineOptions): void {
  const { doc } = sheet;
  const runs = measured(sheet, text, size);
  const places: number[] = [];
  let x = middle - widthOf(runs) / 2;
  for (const index of visualOrder(runs.map(({ level }) => level))) {
    places[index] = x;
    x += runs[index]?.width ?? 0;
  }
  if (runs.some(({ letters }) => arabic.test(letters))) {
    for (const [index, run] of runs.entries()) drawShapes(doc, run, { x: places[index] ?? 0, y, size, color });
    const placed = runs.map((run, index) => ({ ...run, x: places[index] ?? 0 }));
    const pieces = joinLevels(placed).map(({ letters, level, x: left, width }) => {
      const isTurned = level % 2 === 1 && arabic.test(letters);
      return { letters: isTurned ? turned(letters) : letters, x: left, width };
    });
    sheet.layer.write(pieces, text, { y, size });
    return;
  }
  doc.fillColor(color);
  for (const [index, run] of runs.entries())
    doc.font(run.face).fontSize(size).text(run.text, places[index], y, layoutOptions);
}

type Placed = { readonly letters: string; readonly level: number; readonly x: number; readonly width: number };

/** Neighbours of one direction as one piece, whichever faces draw them: readers drop a space that stands alone. */
function joinLevels(runs: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const { letters, level, x, width } of runs) {
    const last = joined.at(-1);
    if (last?.level === level) {
      const wider = { x: Math.min(last.x, x), width: last.width + width };
      joined[joined.length - 1] = { ...wider, letters: last.letters + letters, level };
    } else joined.push({ letters, level, x, width });
  }
  return joined;
}

const arabic = /\p{scx=Arabic}/u;

/** As it stands from left to right: readers turn round what is Arabic. */
const turned = (letters: string): string => [...letters].toReversed().join('');

type Drawn = { readonly x: number; readonly y: number; readonly size: number; readonly color: string };
type Shaped = { readonly font: Font; readonly text: string };

function drawShapes(doc: PDFKit.PDFDocument, { font, text }: Shaped, { x, y, size, color }: Drawn): void {
  const { glyphs, positions } = font.layout(text, layoutOptions.features);
  const scale = size / font.unitsPerEm;
  let [penX, penY] = [0, 0];
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset, yOffset, xAdvance, yAdvance } = positions[index] ?? nowhere;
    const shape = glyph.path.toSVG();
    if (shape !== '') {
      doc.save().transform(scale, 0, 0, -scale, x + (penX + xOffset) * scale, y - (penY + yOffset) * scale);
      doc.path(shape).fill(color).restore();
    }
    penX += xAdvance;
    penY += yAdvance;
  }
}
const nowhere = { xOffset: 0, yOffset: 0, xAdvance: 0, yAdvance: 0 };

/** The largest of the sizes with which a text is no wider; the smallest where none is. */
export function sizeWithin(sheet: Sheet, text: string, { sizes, width }: FittingOptions): number {
  return sizes.find((size) => widthOf(measured(sheet, text, size)) <= width) ?? sizes.at(-1) ?? 0;
}

export const ink = '#1d2723';
export type Sheet = {
  readonly doc: PDFKit.PDFDocument;
  readonly faces: Faces;
  readonly layer: ReturnType<typeof createTextLayer>;
  readonly direction: 'ltr' | 'rtl';
};
type FittingOptions = { readonly sizes: readonly number[]; readonly width: number };
type LineOptions = { readonly middle: number; readonly y: number; readonly size: number; readonly color?: string };
