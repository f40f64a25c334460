export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Canvas = { readonly width: number; readonly height: number };
export type PictureKind = 'camera' | 'screen';

const maxCameras = 9;
const insetShare = 0.22;
const insetGap = 0.02;

/** Cameras side by side in as square a grid as their number gives. */
function grid(count: number, { width, height }: Canvas): Area[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cell = { width: width / columns, height: height / rows };
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    // A last row that is not full stands in the middle.
    const shift = ((columns - inRow) * cell.width) / 2;
    return { x: shift + (index % columns) * cell.width, y: row * cell.height, ...cell };
  });
}

/** Small pictures from the lower right corner upwards, over a screen. */
function insets(count: number, { width, height }: Canvas): Area[] {
  const size = { width: width * insetShare, height: height * insetShare };
  const gap = height * insetGap;
  return Array.from({ length: count }, (_, index) => ({
    x: width - size.width - gap,
    y: height - (index + 1) * (size.height + gap),
    ...size,
  }));
}

/** Where each picture stands in the one that is sent; those there is no room for have no place. */
export function layOutPicture(kinds: readonly PictureKind[], canvas: Canvas): (Area | null)[] {
  const screen = kinds.indexOf('screen');
  const cameras = kinds.flatMap((kind, index) => (kind === 'camera' ? [index] : []));
  const shown = cameras.slice(0, screen < 0 ? maxCameras : 4);
  const areas = screen < 0 ? grid(shown.length, canvas) : insets(shown.length, canvas);
  return kinds.map((_, index) => {
    if (index === screen) return { x: 0, y: 0, ...canvas };
    return areas[shown.indexOf(index)] ?? null;
  });
}

/** A screen is shown whole, with bars; a face fills its place and loses what stands out. */
export function fit(kind: PictureKind, picture: Canvas, area: Area): { readonly from: Area; readonly to: Area } {
  const whole = { x: 0, y: 0, ...picture };
  const scales = [area.width / picture.width, area.height / picture.height] as const;
  if (kind === 'screen') {
    const scale = Math.min(...scales);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const to = { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    return { from: whole, to };
  }
  const scale = Math.max(...scales);
  const [width, height] = [area.width / scale, area.height / scale];
  const from = { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
  return { from, to: area };
}
