import jsQR from 'jsqr';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const openPage = async (bytes: Uint8Array) =>
  (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);

/** The lines of the first page, as whoever selects and copies them gets them. */
export async function linesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const { items } = await (await openPage(bytes)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return text.normalize('NFKC').split('\n');
}

/** How far the text reaches to the left and to the right, and the page itself. */
export async function widthsOfPdf(bytes: Uint8Array) {
  const page = await openPage(bytes);
  const { items } = await page.getTextContent();
  const edges = items.flatMap((item) => ('str' in item ? [item.transform[4], item.transform[4] + item.width] : []));
  return { left: Math.min(...edges), right: Math.max(...edges), page: page.view[2] ?? 0 };
}

/** The text of the code on the first page: the last path that is drawn, filled into a picture and read. */
export async function codeOfPdf(bytes: Uint8Array): Promise<string | undefined> {
  const { fnArray, argsArray } = await (await openPage(bytes)).getOperatorList();
  const at = fnArray.lastIndexOf(OPS.constructPath);
  const numbers: number[] = [...(argsArray[at]?.[1]?.[0] ?? [])];
  const side = 1140;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  let box: [number, number][] = [];
  for (let index = 0; index < numbers.length;) {
    const kind = numbers[index];
    if (kind === 4) {
      paint(pixels, side, box);
      box = [];
      index += 1;
    } else {
      box.push([numbers[index + 1] ?? 0, numbers[index + 2] ?? 0]);
      index += 3;
    }
  }
  return jsQR.default(pixels, side, side)?.data;
}

function paint(pixels: Uint8ClampedArray, side: number, box: readonly (readonly [number, number])[]): void {
  const [xs, ys] = [box.map(([x]) => Math.round(x)), box.map(([, y]) => Math.round(y))];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += 1)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 1) pixels.set([0, 0, 0], (y * side + x) * 4);
}
