import { MantineProvider } from '@mantine/core';
import { readConfig } from '@shuyuan/contract/system/system.wire';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDialog } from '../lib/dialogs.ts';
import { setNavigator } from '../lib/navigation.ts';
import { freshClient } from '../lib/test-client.ts';
import { ok } from '../lib/test-transport.ts';
import { textOf } from '../lib/texts.ts';
import type { DialogProps } from './dialog-props.ts';
import { dialogTable } from './dialog-table.ts';
import { DialogHost } from './DialogHost.tsx';

let server: Awaited<ReturnType<typeof freshClient>>;
const open = vi.fn();

beforeEach(async () => {
  open.mockReset();
  server = await freshClient('cn');
  setNavigator({ open, here: () => '/', canGoBack: () => false, back: vi.fn() });
  render(
    <MantineProvider env="test">
      <DialogHost />
    </MantineProvider>,
  );
});
const liveCreation = dialogTable['live-create'];
afterEach(() => {
  cleanup();
  dialogTable['live-create'] = liveCreation;
});

const setSwitch = (value: string) =>
  server.answer(readConfig, ({ query }) => {
    expect(query.get('key')).toBe('LIVE_ENTRANCE_SWITCH');
    return ok({ key: 'LIVE_ENTRANCE_SWITCH', value });
  });

test('[SHELL-19] [LIVE-FORM-04] with the entrance switch off the text is shown instead of the dialog', async () => {
  setSwitch('0');
  act(() => openDialog('live-create'));
  expect(await screen.findByText('直播功能尚未开启！')).toBeTruthy();
  fireEvent.click(screen.getByText(textOf('common', 'shell.alert.ok')));
  await waitFor(() => expect(screen.queryByText('直播功能尚未开启！')).toBeNull());
});

test('[SHELL-19] with the switch on the host shows the live creation dialog', async () => {
  setSwitch('1');
  const Dialog = ({ request }: DialogProps) => <p>live form of {String(request['from'])}</p>;
  dialogTable['live-create'] = () => Promise.resolve({ Dialog });
  act(() => openDialog('live-create', { from: 'menu' }));
  expect(await screen.findByText('live form of menu')).toBeTruthy();
});

test('[SHELL-19] a dialog that is opened again is a new one', async () => {
  setSwitch('1');
  const Dialog = ({ isOpen, onClose }: DialogProps) =>
    isOpen && (
      <>
        <input aria-label="subject" />
        <button type="button" onClick={onClose}>
          close
        </button>
      </>
    );
  dialogTable['live-create'] = () => Promise.resolve({ Dialog });
  act(() => openDialog('live-create'));
  fireEvent.change(await screen.findByLabelText('subject'), { target: { value: 'typed' } });
  fireEvent.click(screen.getByText('close'));
  expect(screen.queryByLabelText('subject')).toBeNull();
  act(() => openDialog('live-create'));
  expect((await screen.findByLabelText('subject')).getAttribute('value')).toBeNull();
});

test('[LIVE-MGMT-02] D-057: the management table lies at the address of the page one is on', async () => {
  act(() => openDialog('live-manage'));
  await waitFor(() => expect(open).toHaveBeenCalledWith('/?lives=all', { isReplacing: false }));
});

test('[ERR-07] an alert stays until it is taken note of', async () => {
  act(() => openDialog('alert', { text: '价格刚刚发生变动' }));
  expect(await screen.findByText('价格刚刚发生变动')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(textOf('common', 'shell.alert.ok'));
});
