import { AvatarKind } from '@shuyuan/contract/files/default-avatars';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { AvatarChooser } from './AvatarChooser.tsx';
import { type AvatarChoice, initialChoice } from './avatar-choice.ts';

const chosen = vi.fn<(choice: AvatarChoice) => void>();

function Chooser({ kind, current = null }: { kind: AvatarKind; current?: string | null }) {
  const [choice, setChoice] = useState(() => initialChoice(kind, current));
  const choose = (next: AvatarChoice): void => {
    chosen(next);
    setChoice(next);
  };
  return (
    <MantineProvider env="test">
      <AvatarChooser kind={kind} value={choice} onChoose={choose} />
    </MantineProvider>
  );
}

beforeEach(async () => {
  await freshClient();
  await loadGroups('en', ['pictures']);
});
afterEach(() => {
  cleanup();
  chosen.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

test.for(Object.values(AvatarKind))('[IMAGE-10, IMAGE-11] six presets of kind %i, the first preselected', (kind) => {
  render(<Chooser kind={kind} />);
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false, false, false, false]);
  expect(new Set(radios().map((radio) => radio.getAttribute('aria-label'))).size).toBe(6);
});

test('whoever has a preset finds it chosen', () => {
  render(<Chooser kind={AvatarKind.user} current="avatars/user/4.svg" />);
  expect(radios().findIndex(({ checked }) => checked)).toBe(3);
});

test('[IMAGE-10] a preset is chosen and handed on as its fixed path', async () => {
  render(<Chooser kind={AvatarKind.organization} />);
  await userEvent.click(screen.getByRole('radio', { name: textOf('pictures', 'avatar.organization.3') }));
  expect(chosen).toHaveBeenCalledWith({ kind: 'preset', path: 'avatars/organization/3.svg' });
});

/** happy-dom decodes and draws nothing; what is asked of the canvas is what counts. */
function stubDrawing(): { readonly asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('createImageBitmap', (_: Blob, options: ImageBitmapOptions) => {
    asked.push(`orientation ${options.imageOrientation}`);
    return Promise.resolve({ width: 900, height: 600, close: () => asked.push('pixels given back') });
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    setTransform: (...matrix: number[]) => asked.push(`matrix ${matrix.join(' ')}`),
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function png(this: HTMLCanvasElement, done, type) {
    asked.push(`${this.width}×${this.height} ${type}`);
    done(new Blob(['png'], { type: type ?? '' }));
  });
  return { asked };
}

const fileInput = () =>
  screen.getByLabelText<HTMLInputElement>(textOf('pictures', 'crop.choose'), { selector: 'input' });
const bring = (file: File): void => void fireEvent.change(fileInput(), { target: { files: [file] } });

async function openCropper(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: textOf('pictures', 'avatar.upload') }));
  await screen.findByText(textOf('pictures', 'crop.drop'));
}

test('[IMAGE-06, IMAGE-08] a picture of one’s own is read upright, cut as png and becomes the choice', async () => {
  const { asked } = stubDrawing();
  render(<Chooser kind={AvatarKind.user} />);
  await openCropper();
  bring(new File(['photo'], 'me.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('button', { name: textOf('pictures', 'crop.chooseAgain') })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: textOf('pictures', 'crop.use') }));
  await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
  expect(chosen.mock.calls[0]?.[0]).toMatchObject({ kind: 'crop', blob: { type: 'image/png' } });
  expect(asked).toContain('orientation from-image');
  expect(asked).toContain('512×512 image/png');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: textOf('pictures', 'avatar.own') }).checked).toBe(true);
});

const tooLarge = () => `${textOf('errors', 'zxy.198868')}3M！`;

test('[IMAGE-02, IMAGE-03] C-27: what is too large or no jpg or png is refused in the given words', async () => {
  stubDrawing();
  render(<Chooser kind={AvatarKind.user} />);
  await openCropper();
  const heavy = new File(['x'], 'me.png', { type: 'image/png' });
  Object.defineProperty(heavy, 'size', { value: 3_145_729 });
  bring(heavy);
  expect((await screen.findByRole('alert')).textContent).toBe(tooLarge());
  bring(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
  const both = `${tooLarge()}${textOf('errors', 'zxy.198869')}`;
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(both));
});

test('[IMAGE-05] the hint names 300 × 300', async () => {
  stubDrawing();
  render(<Chooser kind={AvatarKind.user} />);
  await openCropper();
  expect(screen.getByText(/300 × 300/)).toBeDefined();
});

test('a file that is only called a picture is told to be unreadable', async () => {
  stubDrawing();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  render(<Chooser kind={AvatarKind.user} />);
  await openCropper();
  bring(new File(['hello'], 'me.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe(textOf('pictures', 'crop.unreadable'));
});

test('[IMAGE-01] a picture in the clipboard may be pasted', async () => {
  stubDrawing();
  render(<Chooser kind={AvatarKind.user} />);
  await openCropper();
  const paste = new Event('paste');
  Object.assign(paste, { clipboardData: { files: [new File(['x'], 'image.png', { type: 'image/png' })] } });
  document.dispatchEvent(paste);
  expect(await screen.findByRole('button', { name: textOf('pictures', 'crop.use') })).toBeDefined();
});

test('[IMAGE-07] D-172: a browser that cannot read files is told so', async () => {
  vi.stubGlobal('FileReader', undefined);
  render(<Chooser kind={AvatarKind.user} />);
  await userEvent.click(screen.getByRole('button', { name: textOf('pictures', 'avatar.upload') }));
  expect(await screen.findByText(textOf('pictures', 'crop.oldBrowser.title'))).toBeDefined();
  expect(screen.queryByText(textOf('pictures', 'crop.drop'))).toBeNull();
});
