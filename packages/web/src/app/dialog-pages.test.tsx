import { readConfig } from '@shuyuan/contract/system/system.wire';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDialog, type DialogName } from '../lib/dialogs.ts';
import { useFormDialogTexts } from '../lib/part-texts.ts';
import { freshClient } from '../lib/test-client.ts';
import { ok } from '../lib/test-transport.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { dialogTable } from './dialog-table.ts';
import { openApp, t } from './test-app.tsx';

// Every name of the table: a dialog that is added says here what it is opened with, or this does not compile.
const requests: Record<DialogName, Readonly<Record<string, unknown>> | null> = {
  alert: { text: 'something happened' },
  'live-closed': {},
  'live-create': {},
  // It lies at an address of its own, which is left like any other.
  'live-manage': null,
  share: { share: { type: 'question', id: 'q1', title: 'A question' }, targets: [] },
};
const names = Object.keys(requests).filter((name): name is DialogName => requests[name as DialogName] !== null);

let server: Awaited<ReturnType<typeof freshClient>>;
const alert = dialogTable.alert;
beforeEach(async () => {
  server = await freshClient();
  server.answer(readConfig, ok({ key: 'LIVE_ENTRANCE_SWITCH', value: '1' }));
});
afterEach(() => {
  cleanup();
  dialogTable.alert = alert;
});

const dialogs = () => screen.queryAllByRole('dialog').length;
async function openAbove(name: DialogName, ...addresses: string[]) {
  const app = openApp(...addresses);
  await screen.findByRole('heading', { level: 1, name: t('about.title') });
  act(() => openDialog(name, requests[name] ?? {}));
  await waitFor(() => expect(dialogs()).toBe(1));
  return app;
}

test('[SHELL-19] every dialog of the host is opened here', () => {
  expect(names.toSorted()).toEqual(
    Object.entries(dialogTable)
      .flatMap(([name, load]) => (load ? name : []))
      .toSorted(),
  );
});

for (const name of names) {
  test(`[SHELL-19] the dialog ${name} closes with the page it was opened on`, async () => {
    const { goTo } = await openAbove(name, '/about');
    act(() => goTo('/about?filter=2'));
    await act(async () => Promise.resolve());
    expect(dialogs()).toBe(1);
    act(() => goTo('/home/error-page/40305'));
    await waitFor(() => expect(dialogs()).toBe(0));
  });

  test(`[SHELL-19] the dialog ${name} closes on the way back, also to the same page`, async () => {
    const { goBack, address } = await openAbove(name, '/about', '/about?filter=2');
    act(() => goBack());
    await waitFor(() => expect(address()).toBe('/about'));
    await waitFor(() => expect(dialogs()).toBe(0));
  });
}

test('[SHELL-19] a dialog that was asked for on one page does not appear above another', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.answer(readConfig, async () => {
    await promise;
    return ok({ key: 'LIVE_ENTRANCE_SWITCH', value: '0' });
  });
  const { goTo, address } = openApp('/about');
  await screen.findByRole('heading', { level: 1, name: t('about.title') });
  act(() => openDialog('live-create'));
  act(() => goTo('/home/error-page/40305'));
  await waitFor(() => expect(address()).toContain('error-page'));
  resolve(undefined);
  await act(async () => new Promise((done) => void setTimeout(done, 0)));
  expect(dialogs()).toBe(0);
});

function Form({ isOpen, onClose }: DialogProps) {
  const texts = useFormDialogTexts();
  const [name, setName] = useState('');
  return (
    <FormDialog
      {...texts}
      isOpen={isOpen}
      title="Form"
      submitLabel="save"
      isDirty={name !== ''}
      onSubmit={onClose}
      onClose={onClose}
    >
      <input aria-label="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
    </FormDialog>
  );
}

// The way back is asked about by the browser's history, which a journey plays.
test('what is unsaved in a dialog is asked about before a link leads elsewhere, once', async () => {
  dialogTable.alert = () => Promise.resolve({ Dialog: Form });
  const { goTo, address } = await openAbove('alert', '/about');
  fireEvent.change(await screen.findByLabelText('name'), { target: { value: 'typed' } });
  act(() => goTo('/home/error-page/40305'));
  fireEvent.click(await screen.findByText(t('dialog.leave.stay')));
  expect(address()).toBe('/about');
  expect(screen.getByLabelText('name')).toHaveProperty('value', 'typed');
  act(() => goTo('/home/error-page/40305'));
  fireEvent.click(await screen.findByText(t('dialog.leave.confirm')));
  await waitFor(() => expect(address()).toContain('error-page'));
  await waitFor(() => expect(dialogs()).toBe(0));
});
