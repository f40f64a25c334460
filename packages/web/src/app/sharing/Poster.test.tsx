import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paintedCanvas } from '../../features/sharing/poster/test-pen.ts';
import { textOf } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { openWidget, questionAddress, sharingServer, t } from './test-sharing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openPoster() {
  const { recorded } = await sharingServer();
  openApp(questionAddress);
  const dialog = await openWidget();
  await userEvent.click(dialog.getByRole('button', { name: t('sharing.target.poster') }));
  return recorded;
}
const poster = () => screen.findByLabelText(/Why does line three stop\?.*Lin Xiao/);

test('[SHARE-03] [SHARE-05] [D-087] a poster is drawn, its code read back, and saved under a speaking name', async () => {
  const painted = paintedCanvas();
  const saved: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['png'])));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const recorded = await openPoster();
  const canvas = await poster();
  const first = canvas.dataset['background'];
  await userEvent.click(await screen.findByRole('button', { name: t('sharing.poster.save') }));
  expect(saved).toEqual([expect.stringMatching(/^Why-does-line-three-stop-\d{4}-\d\d-\d\d\.png$/)]);
  expect(recorded).toEqual([{ id: 'q1', type: 8, target: 'poster' }]);
  expect(painted.written.map(({ text }) => text)).toContain('Lin Xiao invites you to see this');
  await userEvent.click(screen.getByRole('button', { name: t('sharing.poster.another') }));
  expect(canvas.dataset['background']).not.toBe(first);
  await screen.findByRole('button', { name: t('sharing.poster.save') });
  expect(new Set(painted.grounds).size).toBe(2);
});

test('[D-087] a poster whose code cannot be read is not offered, and may be drawn again', async () => {
  let isSpoilt = true;
  paintedCanvas({ spoil: () => isSpoilt });
  await openPoster();
  expect(await screen.findByText(t('sharing.poster.failed'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('sharing.poster.save') })).toBeNull();
  isSpoilt = false;
  await userEvent.click(screen.getByRole('button', { name: textOf('common', 'shell.retry') }));
  expect(await screen.findByRole('button', { name: t('sharing.poster.save') })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(t('sharing.poster.failed'))).toBeNull());
});
