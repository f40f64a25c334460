import { darkRuns } from '@shuyuan/contract/kernel/drawing/dark-runs';
import { qrMatrixOf } from '../../../ui/qr-drawing.ts';
import type { Background } from './backgrounds.ts';
import { directionOfText, linesOf } from './text-lines.ts';

/** In CSS pixels: as wide as the widget is inside, so that the code is seen in its size. */
export const posterWidthPx = 278;
export const posterHeightPx = 478;
/** SHARE-05 */
export const posterQrPx = 128;
/** A picture that is printed or enlarged wants more than a screen has. */
const leastScale = 3;

const margin = 16;
const cover = { x: margin, y: margin, width: posterWidthPx - 2 * margin, height: 138 };
const card = { x: margin, y: 318, width: cover.width, height: posterQrPx + 16 };
const titleLinesMax = 3;

export type PosterContent = {
  readonly kind: string;
  readonly title: string;
  readonly cover: (CanvasImageSource & { readonly width: number; readonly height: number }) | null;
  /** Who shares it, and when. */
  readonly by: string;
  readonly date: string;
  readonly brand: string;
  readonly hint: string;
  readonly link: string;
  readonly direction: 'ltr' | 'rtl';
  readonly fontFamily: string;
};

type Pen = CanvasRenderingContext2D;

type Writing = {
  readonly text: string;
  readonly y: number;
  readonly font: string;
  readonly color: string;
  readonly direction: 'ltr' | 'rtl';
  /** The edges between which it stands. */
  readonly from: number;
  readonly to: number;
  readonly linesMax?: number;
  readonly lineHeight?: number;
};

/** Returns where the next line would stand. */
function write(pen: Pen, writing: Writing): number {
  const { text, y, font, color, direction, from, to, linesMax = 1, lineHeight = 18 } = writing;
  pen.font = font;
  pen.fillStyle = color;
  pen.direction = direction;
  pen.textAlign = 'start';
  pen.textBaseline = 'top';
  const measure = (line: string): number => pen.measureText(line).width;
  const lines = linesOf(text, { width: to - from, linesMax, measure });
  for (const [index, line] of lines.entries())
    pen.fillText(line, direction === 'rtl' ? to : from, y + index * lineHeight);
  return y + lines.length * lineHeight;
}

function drawShape(pen: Pen, { fill, stroke, width = 1 }: Background['shapes'][number], path: Path2D): void {
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (stroke === undefined) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke(path);
}

function drawGround(pen: Pen, { ground, shapes }: Background): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, posterWidthPx, posterHeightPx);
  pen.lineCap = 'round';
  for (const shape of shapes) drawShape(pen, shape, new Path2D(shape.d));
}

/** An open book on a soft ground, for what has no picture. */
const noCover = {
  ground: '#DCE9E4',
  line: '#1E6B5C',
  book: 'M139 66C124 54 102 54 86 60V110C102 104 124 104 139 116ZM139 66C154 54 176 54 192 60V110C176 104 154 104 139 116Z',
};

function drawCover(pen: Pen, picture: PosterContent['cover']): void {
  const { x, y, width, height } = cover;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 10);
  pen.clip();
  if (picture) {
    const scale = Math.max(width / picture.width, height / picture.height);
    const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
    pen.drawImage(picture, x + (width - shownWidth) / 2, y + (height - shownHeight) / 2, shownWidth, shownHeight);
  } else {
    pen.fillStyle = noCover.ground;
    pen.fillRect(x, y, width, height);
    pen.strokeStyle = noCover.line;
    pen.lineWidth = 2;
    pen.lineJoin = 'round';
    pen.stroke(new Path2D(noCover.book));
  }
  pen.restore();
}

/** Where the code stands: at the side its card is read from. */
const qrPlace = (direction: 'ltr' | 'rtl') => ({
  x: direction === 'rtl' ? card.x + card.width - 8 - posterQrPx : card.x + 8,
  y: card.y + 8,
});

type Square = { readonly x: number; readonly y: number; readonly side: number };

/** In the pixels of the picture itself: a code between two pixels is grey at its edges. */
function drawCode(pen: Pen, { x, y, side }: Square, link: string): void {
  const before = pen.getTransform();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, side, side);
  pen.fillStyle = '#000';
  for (const [left, top, width, height] of darkRuns(qrMatrixOf(link), side))
    pen.fillRect(x + left, y + top, width, height);
  pen.setTransform(before);
}

function drawWords(pen: Pen, content: PosterContent, { ink, inkSoft }: Background): void {
  const { direction, fontFamily } = content;
  const line = { from: margin, to: posterWidthPx - margin };
  write(pen, { ...line, text: content.kind, y: 170, font: `12px ${fontFamily}`, color: inkSoft, direction });
  const below = write(pen, {
    ...line,
    text: content.title,
    y: 190,
    font: `600 18px ${fontFamily}`,
    color: ink,
    direction: directionOfText(content.title),
    linesMax: titleLinesMax,
    lineHeight: 26,
  });
  const small = { ...line, font: `12px ${fontFamily}`, color: inkSoft, direction };
  const next = write(pen, { ...small, text: content.by, y: below + 4 });
  write(pen, { ...small, text: content.date, y: next });
}

function drawCard(pen: Pen, content: PosterContent): void {
  const { direction, fontFamily } = content;
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.roundRect(card.x, card.y, card.width, card.height, 10);
  pen.fill();
  const beside = { from: qrPlace('ltr').x + posterQrPx + 8, to: card.x + card.width - 10 };
  const room = direction === 'rtl' ? { from: card.x + 10, to: qrPlace('rtl').x - 8 } : beside;
  const font = (style: string): string => `${style} ${fontFamily}`;
  const y = write(pen, {
    ...room,
    text: content.brand,
    y: card.y + 38,
    font: font('600 15px'),
    color: '#1E6B5C',
    direction,
    lineHeight: 24,
  });
  write(pen, { ...room, text: content.hint, y, font: font('12px'), color: '#5B6168', direction, linesMax: 3 });
}

/**
 * D-087: draws the poster and says where its code stands, in pixels of the picture. Every text is drawn as a whole
 * line, so that the browser shapes Arabic and orders mixed directions.
 */
export function drawPoster(canvas: HTMLCanvasElement, content: PosterContent, background: Background): Square {
  const scale = Math.max(leastScale, Math.ceil(window.devicePixelRatio));
  canvas.width = posterWidthPx * scale;
  canvas.height = posterHeightPx * scale;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser draws nothing');
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  drawGround(pen, background);
  drawCover(pen, content.cover);
  drawWords(pen, content, background);
  drawCard(pen, content);
  const place = qrPlace(content.direction);
  const square = { x: place.x * scale, y: place.y * scale, side: posterQrPx * scale };
  drawCode(pen, square, content.link);
  return square;
}
