import { layoutOptions } from './layout-options.ts';
import type { Faces } from './open-faces.ts';
import { textRuns, visualOrder } from './text-runs.ts';

const measured = ({ doc, faces, direction }: Sheet, text: string, size: number) =>
  textRuns(text, direction).map((run) => {
    const options = layoutOptions(faces[run.face], run.text);
    // The types know of files alone; the library also takes a font that is open.
    const face = faces[run.face] as unknown as PDFKit.Mixins.PDFFontSource;
    return { ...run, face, options, width: doc.font(face).fontSize(size).widthOfString(run.text, options) };
  });

const widthOf = (runs: readonly { readonly width: number }[]): number =>
  runs.reduce((sum, { width }) => sum + width, 0);

/** One line around the middle. Runs are written in the order they are read, so that a reader of the file finds the text. */
export function drawLine(sheet: Sheet, text: string, { middle, y, size, color = ink }: LineOptions): void {
  const { doc } = sheet;
  const runs = measured(sheet, text, size);
  const places: number[] = [];
  let x = middle - widthOf(runs) / 2;
  for (const index of visualOrder(runs.map(({ level }) => level))) {
    places[index] = x;
    x += runs[index]?.width ?? 0;
  }
  doc.fillColor(color);
  for (const [index, run] of runs.entries())
    doc.font(run.face).fontSize(size).text(run.text, places[index], y, run.options);
}

/** The largest of the sizes with which a text is no wider; the smallest where none is. */
export function sizeWithin(sheet: Sheet, text: string, { sizes, width }: FittingOptions): number {
  return sizes.find((size) => widthOf(measured(sheet, text, size)) <= width) ?? sizes.at(-1) ?? 0;
}

export const ink = '#1d2723';
export type Sheet = { readonly doc: PDFKit.PDFDocument; readonly faces: Faces; readonly direction: 'ltr' | 'rtl' };
type FittingOptions = { readonly sizes: readonly number[]; readonly width: number };
type LineOptions = { readonly middle: number; readonly y: number; readonly size: number; readonly color?: string };
