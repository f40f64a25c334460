import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../lib/test-client.ts';
import { loadGroups, textOf, type TextKey } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import type { uploadPicture } from '../files/upload-picture.ts';
import { type CoverDraft, CoverField } from './CoverField.tsx';

const upload = vi.hoisted(() => vi.fn<typeof uploadPicture>());
vi.mock('../files/upload-picture.ts', () => ({ uploadPicture: upload }));

const t = (key: TextKey<'pictures'>) => textOf('pictures', key);

/** A slide: a picture, and words beside it in one draft. */
function Slide() {
  const [slide, setSlide] = useState<{ cover: CoverDraft; words: string }>({ cover: null, words: '' });
  return (
    <>
      <CoverField cover={slide.cover} onChange={(cover) => setSlide({ ...slide, cover })} onBusy={() => undefined} />
      <input
        aria-label="words"
        value={slide.words}
        onChange={(event) => setSlide({ ...slide, words: event.currentTarget.value })}
      />
    </>
  );
}

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['pictures']);
});

test('[D-186] what is written while a picture is on its way stays when it arrives', async () => {
  const sending = Promise.withResolvers<{ id: string; path: string }>();
  upload.mockReturnValue(sending.promise);
  renderUi(<Slide />);
  const files = [new File([new Uint8Array(3)], 'line.png')];
  fireEvent.change(screen.getByLabelText(t('cover.choose'), { selector: 'input' }), { target: { files } });
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  const words = screen.getByLabelText<HTMLInputElement>('words');
  fireEvent.change(words, { target: { value: 'Quality month' } });
  sending.resolve({ id: 'f7', path: '/files/7' });
  await screen.findByRole('button', { name: t('cover.remove') });
  expect(words.value).toBe('Quality month');
});
