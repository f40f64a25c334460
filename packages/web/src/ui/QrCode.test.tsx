import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QrCode } from './QrCode.tsx';
import { renderUi } from './test-render.tsx';

const painted: { width: number; fills: number }[] = [];

beforeEach(() => {
  painted.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function pen(this: HTMLCanvasElement) {
    const entry = { width: this.width, fills: 0 };
    painted.push(entry);
    return { fillStyle: '', fillRect: () => (entry.fills += 1) } as unknown as CanvasRenderingContext2D;
  } as never);
});
afterEach(() => vi.restoreAllMocks());

const code = (text: string) => (
  <QrCode text={text} label="scan me" failedText="too long" download={{ label: 'save', fileName: 'code.png' }} />
);

test('[IMAGE-13] drawn at 1140, shown at 228', async () => {
  const { container } = renderUi(code('https://shuyuan.example'));
  expect(await screen.findByRole('button', { name: 'save' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'scan me' })).toBeDefined();
  expect(container.querySelector<HTMLElement>('[data-state="drawn"]')?.style.inlineSize).toBe('228px');
  expect(painted[0]?.width).toBe(1140);
  expect(painted[0]?.fills).toBeGreaterThan(100);
});

test('[IMAGE-12] C-30: saved as png from the 1140 rendering with a white border around it', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function png(
    this: HTMLCanvasElement,
    type?: string,
  ) {
    return `data:${type};${this.width}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  renderUi(code('https://shuyuan.example'));
  fireEvent.click(await screen.findByRole('button', { name: 'save' }));
  await waitFor(() => expect(saved).toEqual(['code.png data:image/png;1260']));
});

test('a text that fits no code says so', async () => {
  renderUi(code('x'.repeat(4000)));
  expect((await screen.findByRole('alert')).textContent).toBe('too long');
  expect(screen.queryByRole('img')).toBeNull();
});
