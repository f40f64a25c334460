import { deleteSource, listSources } from '@shuyuan/contract/auth/sign-in.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { listenToErrors, surface } from '../../lib/test-surface.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, textOfNumber } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** `sign-in.last-source` */
const lastSource = 26_108;
const address = { ...deleteSource, path: '/oauth/source/s1' } as const;

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient('en');
  listenToErrors();
});

function Opener({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)}>
        ask
      </button>
      {isAsking && (
        <RemoveDialog
          title="Remove?"
          text="It is gone for good."
          confirmLabel="remove"
          doneText="removed"
          endpoint={deleteSource}
          input={{ id: 's1' }}
          refreshes={[listSources]}
          claims={['sign-in.last-source']}
          onRemoved={onRemoved}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function ask() {
  const onRemoved = vi.fn();
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Opener onRemoved={onRemoved} />
    </QueryClientProvider>,
  );
  screen.getByRole('button', { name: 'ask' }).focus();
  press('ask');
  await screen.findByText('It is gone for good.');
  return onRemoved;
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const hasFocusBack = () => waitFor(() => expect(document.activeElement?.textContent).toBe('ask'));

test('cancelling sends nothing and gives the focus back', async () => {
  const onRemoved = await ask();
  press(textOf('common', 'dialog.cancel'));
  await isGone();
  await hasFocusBack();
  expect(server.countOf(address)).toBe(0);
  expect(onRemoved).not.toHaveBeenCalled();
});

test('what is confirmed is sent once, says so and closes', async () => {
  server.answer(address, ok({ id: 's1' }));
  const onRemoved = await ask();
  press('remove');
  await isGone();
  await hasFocusBack();
  expect(server.countOf(address)).toBe(1);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test('a claimed refusal stands inside the dialog, which stays open', async () => {
  server.answer(address, refused(422, lastSource));
  const onRemoved = await ask();
  press('remove');
  expect((await screen.findByRole('alert')).textContent).toBe(textOfNumber(lastSource));
  expect(surface.showNotice).not.toHaveBeenCalled();
  expect(onRemoved).not.toHaveBeenCalled();
});

test('any other failure is shown where all are, and closes the dialog', async () => {
  server.answer(address, refused(404));
  const onRemoved = await ask();
  press('remove');
  await isGone();
  expect(surface.showNotice).toHaveBeenCalledOnce();
  expect(onRemoved).not.toHaveBeenCalled();
});
