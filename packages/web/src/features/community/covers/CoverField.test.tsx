import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { listenToErrors, surface } from '../../../lib/test-surface.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../../lib/texts.ts';
import type { uploadPicture } from '../../../shared/files/upload-picture.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { type CoverChoice, firstChoice } from './cover-choice.ts';
import { CoverField } from './CoverField.tsx';

const upload = vi.hoisted(() => vi.fn<typeof uploadPicture>());
vi.mock('../../../shared/files/upload-picture.ts', () => ({ uploadPicture: upload }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const busy = vi.fn<(isBusy: boolean) => void>();

function Form() {
  const [cover, setCover] = useState<CoverChoice>(firstChoice('column'));
  return <CoverField kind="column" value={cover} titleLength={0} onChange={setCover} onBusy={busy} />;
}

const choose = (...files: File[]): void => {
  fireEvent.change(screen.getByLabelText(t('community.cover.upload'), { selector: 'input' }), { target: { files } });
};
const picture = (name: string, size = 3): File => new File([new Uint8Array(size)], name);

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['share']);
  listenToErrors();
});

test('[COMM-25] a picture of one’s own is sent and chosen; the form is busy meanwhile', async () => {
  upload.mockResolvedValue({ id: 'f7', path: '/files/7' });
  renderUi(<Form />);
  choose(picture('line.png'));
  const own = await screen.findByRole('radio', { name: t('community.cover.own') });
  expect(own).toHaveProperty('checked', true);
  expect(busy.mock.calls.flat()).toContain(true);
  await waitFor(() => expect(busy.mock.lastCall).toEqual([false]));
  fireEvent.click(screen.getByRole('radio', { name: t('community.cover.preset', { number: 2 }) }));
  fireEvent.click(screen.getByRole('radio', { name: t('community.cover.own') }));
  expect(screen.getByRole('radio', { name: t('community.cover.own') })).toHaveProperty('checked', true);
  expect(upload).toHaveBeenCalledOnce();
});

test('[COMM-25] what is no picture, or too large, is refused before it is sent', async () => {
  renderUi(<Form />);
  choose(picture('words.pdf'));
  expect(await screen.findByText(t('community.cover.wrong', { max: 10 }))).toBeTruthy();
  choose(picture('large.png', 10 * 1024 * 1024 + 1));
  expect(await screen.findByText(t('community.cover.tooLarge', { max: 10 }))).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
});

test('[COMM-25] a failed upload says so once and keeps what was chosen before', async () => {
  upload.mockRejectedValue(new Error('line cut'));
  renderUi(<Form />);
  choose(picture('line.png'));
  await waitFor(() => expect(surface.reportBug).toHaveBeenCalledOnce());
  expect(screen.getByRole('radio', { name: t('community.cover.preset', { number: 1 }) })).toHaveProperty(
    'checked',
    true,
  );
});
