import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../../lib/test-client.ts';
import { loadGroups, textOf } from '../../../../lib/texts.ts';
import { renderUi } from '../../../../ui/test-render.tsx';
import { CoverField } from './CoverField.tsx';

vi.mock('../../../../shared/files/upload-picture.ts', () => ({ uploadPicture: () => new Promise(() => undefined) }));

const busy = vi.fn<(isBusy: boolean) => void>();

function Form() {
  const [hasCover, setHasCover] = useState(true);
  return (
    <>
      {hasCover && <CoverField cover={null} titleLength={0} error={null} onChange={() => undefined} onBusy={busy} />}
      <button type="button" onClick={() => setHasCover(false)}>
        ask instead
      </button>
    </>
  );
}

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['share']);
});

test('[COMM-09] a cover on its way is waited for, and no longer once what is written has none', async () => {
  renderUi(<Form />);
  const input = screen.getByLabelText(textOf('share', 'community.publish.cover.choose'), { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'one.png', { type: 'image/png' })] } });
  await waitFor(() => expect(busy.mock.lastCall).toEqual([true]));
  fireEvent.click(screen.getByRole('button', { name: 'ask instead' }));
  expect(busy.mock.lastCall).toEqual([false]);
});
