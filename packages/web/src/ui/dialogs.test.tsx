import { MantineProvider, Menu } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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

test('a form in a dialog is sent alone, also where the dialog is opened inside another form', async () => {
  const [outer, onSubmit] = [vi.fn(), vi.fn()];
  renderUi(
    // As in the product, out of a portal: tests have their dialogs in place.
    <MantineProvider>
      <form onSubmit={outer}>
        <FormDialog isOpen title="Edit" leaveTexts={leaveTexts} {...texts} onSubmit={onSubmit} onClose={vi.fn()}>
          <input aria-label="name" />
        </FormDialog>
      </form>
    </MantineProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'name' }), 'Lin{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
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

type Step = 'first' | 'second' | null;

const listRead = Promise.withResolvers<void>();

/** A page with a list of one row, whose button and menu open dialogs that are mounted open. */
function PageWithDialogs() {
  const [step, setStep] = useState<Step>(null);
  const [hasRow, setHasRow] = useState(true);
  const common = { isOpen: true, closeLabel: 'close', onClose: () => setStep(null) };
  return (
    <main>
      <h1>Members</h1>
      {hasRow && (
        <button type="button" onClick={() => setStep('first')}>
          remove
        </button>
      )}
      <Menu transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <button type="button">more</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setStep('first')}>reset</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {step === 'first' && (
        <Dialog {...common} title="First">
          <button type="button" onClick={() => setStep('second')}>
            go on
          </button>
          <button
            type="button"
            onClick={() => {
              setStep(null);
              void listRead.promise.then(() => setHasRow(false));
            }}
          >
            really
          </button>
        </Dialog>
      )}
      {step === 'second' && (
        <Dialog {...common} title="Second">
          <button type="button" onClick={() => setStep(null)}>
            done
          </button>
        </Dialog>
      )}
    </main>
  );
}

const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

test('the focus goes back to what opened a dialog, also after another took its place', async () => {
  renderUi(<PageWithDialogs />);
  const opener = screen.getByRole('button', { name: 'remove' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'First' });
  await userEvent.keyboard('{Escape}');
  await expectFocus(opener);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'go on' }));
  await userEvent.click(await screen.findByRole('button', { name: 'done' }));
  await expectFocus(opener);
});

test('a dialog opened from a menu gives the focus to the button of the menu', async () => {
  renderUi(<PageWithDialogs />);
  const menu = screen.getByRole('button', { name: 'more' });
  await userEvent.click(menu);
  const entry = await screen.findByRole('menuitem', { name: 'reset' });
  entry.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'First' });
  await userEvent.keyboard('{Escape}');
  await expectFocus(menu);
});

test('where what opened it is gone, at once or once the list was read again, the heading has the focus', async () => {
  renderUi(<PageWithDialogs />);
  await userEvent.click(screen.getByRole('button', { name: 'remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'really' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => listRead.resolve());
  expect(screen.queryByRole('button', { name: 'remove' })).toBeNull();
  await expectFocus(screen.getByRole('heading', { name: 'Members' }));
});
