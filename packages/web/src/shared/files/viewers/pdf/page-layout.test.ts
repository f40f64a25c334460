import { expect, test } from 'vitest';
import { drawScale, fitWidth, layOutPages, nextZoom, pageRead, pagesToDraw, placeAt, topOf } from './page-layout.ts';

const a4 = { width: 595, height: 842 };
const pages = (count: number) => Array.from({ length: count }, () => a4);

test('of 500 pages only those around the view are drawn, wherever one is', () => {
  const layout = layOutPages(pages(500), 1);
  for (const top of [0, 4_000, 200_000, layout.height - 900]) {
    const { first, last } = pagesToDraw(layout, { top, height: 900 });
    expect(last - first).toBeLessThanOrEqual(4);
    const read = pageRead(layout, { top, height: 900 });
    expect(first).toBeLessThanOrEqual(read);
    expect(last).toBeGreaterThanOrEqual(read);
  }
  expect(pagesToDraw(layout, { top: 0, height: 900 }).first).toBe(1);
  expect(pagesToDraw(layout, { top: layout.height, height: 900 }).last).toBe(500);
});

test('the place one reads stays when the scale changes or a page turns out to be larger', () => {
  const before = layOutPages(pages(20), 1);
  const place = placeAt(before, (before.boxes[9]?.top ?? 0) + 421);
  expect(place).toEqual({ page: 10, fraction: 0.5 });
  const zoomed = layOutPages(pages(20), 2);
  expect(topOf(zoomed, place)).toBe((zoomed.boxes[9]?.top ?? 0) + 842);
  const uneven = layOutPages([{ width: 842, height: 1684 }, ...pages(19)], 1);
  expect(topOf(uneven, place)).toBe((uneven.boxes[9]?.top ?? 0) + 421);
});

test('a page that does not exist is the last one', () => {
  const layout = layOutPages(pages(3), 1);
  expect(topOf(layout, { page: 99, fraction: 0 })).toBe(topOf(layout, { page: 3, fraction: 0 }));
  expect(topOf(layout, { page: 3, fraction: 0 })).toBe((layout.boxes[2]?.top ?? 0) - 16);
  expect(topOf(layout, { page: 0, fraction: 0 })).toBe(0);
});

test('zoom goes in steps from any scale and stops at both ends', () => {
  expect(nextZoom(1, 1)).toBe(1.1);
  expect(nextZoom(0.87, 1)).toBe(0.9);
  expect(nextZoom(0.87, -1)).toBe(0.75);
  expect(nextZoom(4, 1)).toBe(4);
  expect(nextZoom(0.25, -1)).toBe(0.25);
});

test('fitting the width leaves a margin, on a phone too', () => {
  expect(fitWidth(a4, 595 + 32)).toBe(1);
  expect(Math.round(595 * fitWidth(a4, 390))).toBe(390 - 32);
});

test('however far one zooms, a canvas keeps to 16 million pixels', () => {
  expect(drawScale(a4, 1, 2)).toBe(2);
  const scale = drawScale(a4, 4, 3);
  expect(a4.width * scale * a4.height * scale).toBeLessThanOrEqual(16_000_001);
});
