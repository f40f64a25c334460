import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ActionButton } from './ActionButton.tsx';
import { Dialog } from './Dialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { IconButton } from './IconButton.tsx';
import { renderUi } from './test-render.tsx';

const texts = { submitLabel: 'save', cancelLabel: 'cancel', closeLabel: 'close' };
const leaveTexts = { title: 'Leave?', text: 'Not saved yet.', leave: 'leave', stay: 'stay' };

function openForm(isDirty: boolean) {
  const calls = { onSubmit: vi.fn(), onClose: vi.fn() };
  renderUi(
    <FormDialog isOpen title="Edit" isDirty={isDirty} leaveTexts={leaveTexts} {...texts} {...calls}>
      <input aria-label="name" />
    </FormDialog>,
  );
  return calls;
}

test('a clean form closes at once', async () => {
  const { onClose } = openForm(false);
  await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dirty form asks before it is left, and stays when told to', async () => {
  const { onClose } = openForm(true);
  await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
  await screen.findByText('Not saved yet.');
  await userEvent.click(screen.getAllByRole('button', { name: 'stay' }).at(-1) as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'leave' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape closes the dialog on top and leaves the one below', async () => {
  const [below, above] = [vi.fn(), vi.fn()];
  const both = (isAboveOpen: boolean) => (
    <Dialog isOpen title="below" closeLabel="close" onClose={below}>
      <Dialog isOpen={isAboveOpen} title="above" closeLabel="close" onClose={above}>
        <p>on top</p>
      </Dialog>
    </Dialog>
  );
  const { rerender } = renderUi(both(false));
  rerender(both(true));
  await screen.findByText('on top');
  await userEvent.keyboard('{Escape}');
  expect([above, below].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  rerender(both(false));
  await userEvent.keyboard('{Escape}');
  expect(below).toHaveBeenCalledOnce();
});

test('Enter in a field submits', async () => {
  const { onSubmit } = openForm(false);
  await userEvent.type(await screen.findByRole('textbox', { name: 'name' }), 'Lin{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a disabled action keeps its place in the tab order, says why, and does nothing', async () => {
  const onClick = vi.fn();
  renderUi(
    <>
      <ActionButton disabledReason="No rights" onClick={onClick}>
        publish
      </ActionButton>
      <IconButton label="delete" icon="x" disabledReason="Still in use" onClick={onClick} />
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'publish' }));
  expect(await screen.findByText('No rights')).toBeDefined();
  await userEvent.tab();
  expect(await screen.findByText('Still in use')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'publish' }));
  expect(onClick).not.toHaveBeenCalled();
});
