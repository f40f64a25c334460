export type Size = { readonly width: number; readonly height: number };
/** A place that survives zooming and another width: a page, counted from 1, and how far down it. */
export type PagePosition = { readonly page: number; readonly fraction: number };
type Box = Size & { readonly top: number };
export type Layout = { readonly boxes: readonly Box[]; readonly width: number; readonly height: number };

const pageGap = 16;

/** Pages below each other at a scale. Sizes are those of the document; one not known yet has the first page's. */
export function layOutPages(sizes: readonly Size[], scale: number): Layout {
  let top = pageGap;
  let widest = 0;
  const boxes = sizes.map((size) => {
    const box = { top, width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
    top += box.height + pageGap;
    widest = Math.max(widest, box.width);
    return box;
  });
  return { boxes, width: widest, height: top };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The last page that begins at or above a height. */
function pageAt({ boxes }: Layout, height: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.top ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

export type View = { readonly top: number; readonly height: number };

/** How much above and below the view is kept drawn, in views: scrolling meets pages that are there already. */
const keptViews = 1;

/** The pages to draw. Whatever the document's length, about three views of it are in memory. */
export function pagesToDraw(layout: Layout, { top, height }: View): { first: number; last: number } {
  return {
    first: pageAt(layout, top - keptViews * height),
    last: pageAt(layout, top + (1 + keptViews) * height),
  };
}

/** What one would say one is reading: the page at a third of the view. */
export const pageRead = (layout: Layout, { top, height }: View): number => pageAt(layout, top + height / 3);

/** The place at the upper edge of the view. */
export function placeAt(layout: Layout, top: number): PagePosition {
  const page = pageAt(layout, top);
  const box = layout.boxes[page - 1];
  return { page, fraction: box ? clamp((top - box.top) / box.height, -0.1, 1) : 0 };
}

export function topOf(layout: Layout, { page, fraction }: PagePosition): number {
  const box = layout.boxes[clamp(page, 1, layout.boxes.length) - 1];
  // A page that is shown from its beginning is shown with its edge.
  const edge = fraction === 0 ? pageGap : 0;
  return box ? Math.max(0, box.top + fraction * box.height - edge) : 0;
}

const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** The next step from any scale, also from one between two steps, as fitting the width gives. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const slack = 0.01;
  const found =
    direction > 0 ? zoomSteps.find((step) => step > scale + slack) : zoomSteps.findLast((step) => step < scale - slack);
  return found ?? clamp(scale, zoomSteps[0] ?? 0.25, zoomSteps.at(-1) ?? 4);
}

/** The scale at which the widest of the first pages fills the room; small rooms still show something to read. */
export const fitWidth = (size: Size, room: number): number => clamp((room - 2 * pageGap) / size.width, 0.2, 2);

/** A canvas larger than this is refused by some phones, and one page would take 64 MB. */
const maxPixels = 16_000_000;

/** Sharp on fine screens, within what a canvas may have. */
export const drawScale = (size: Size, scale: number, pixelRatio: number): number =>
  Math.min(scale * pixelRatio, Math.sqrt(maxPixels / (size.width * size.height)));
