import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { useSession } from '../../../lib/session.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { TestField } from '../upload-field/test-field.tsx';
import { fakeLocks } from './test-locks.ts';
import { memoryTransport, plainDigester } from './test-transport.ts';
import { unfinishedOf } from './unfinished.ts';
import { createUploads } from './uploads.ts';

const parts = vi.hoisted(() => ({ transport: {} as Record<string, unknown> }));
vi.mock('./transport.ts', () => ({ transport: parts.transport }));
vi.mock('./digests.ts', async (load) => {
  const tests = await import('./test-transport.ts');
  return { ...(await load<object>()), workerDigester: tests.plainDigester, prepareWorker: () => undefined };
});

let server: ReturnType<typeof memoryTransport>;
let locks: ReturnType<typeof fakeLocks>;
let field = 0;

beforeEach(async () => {
  await freshClient('cn');
  await loadGroups('cn', ['files']);
  server = memoryTransport();
  Object.assign(parts.transport, server.transport);
  locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks.manager, configurable: true });
  field += 1;
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Two uploads of this person and field that some page began. */
function begun() {
  const memberId = useSession.getState().currentUser?.id ?? '';
  const memory = unfinishedOf({ memberId, field: `tab ${field}` });
  for (const name of ['a.png', 'b.png']) memory.note({ uploadId: `upload-${name}`, file: new File(['x'], name), name });
  return memory;
}
const shown = () => screen.queryAllByText(/^[ab]\.png$/).map(({ textContent }) => textContent);
const forgetting = (name: string) =>
  screen.getByRole('button', { name: textOf('files', 'upload.unfinished.forget', { name }) });

test('an upload that another tab is busy with is not offered as unfinished, until that tab is closed over it', async () => {
  const memory = begun();
  const close = locks.elsewhere('upload-a.png');
  render(<TestField name={`tab ${field}`} maxFiles={3} />);
  await waitFor(() => expect(shown()).toEqual(['b.png']));
  close();
  await waitFor(() => expect(shown()).toEqual(['a.png', 'b.png']));
  // Meanwhile a third tab goes on with it.
  locks.elsewhere('upload-a.png');
  await userEvent.click(forgetting('a.png'));
  await userEvent.click(forgetting('b.png'));
  await waitFor(() => expect(server.dropped).toEqual(['upload-b.png']));
  expect(shown()).toEqual([]);
  expect(memory.list().map(({ name }) => name)).toEqual(['a.png']);
});

test('what another tab has finished is not offered when that tab is closed', async () => {
  const memory = begun();
  const close = locks.elsewhere('upload-a.png');
  render(<TestField name={`tab ${field}`} maxFiles={3} />);
  await waitFor(() => expect(shown()).toEqual(['b.png']));
  memory.forget(new File(['x'], 'a.png'));
  close();
  await waitFor(async () => expect((await locks.manager.query()).held).toEqual([]));
  expect(shown()).toEqual(['b.png']);
});

test('an upload is held from its first part until it is done or given up, also while it rests', async () => {
  const { transport, onSend, held } = server;
  const uploads = createUploads({ rule: 'default', isConverted: false, transport, digester: plainDigester });
  const gate = Promise.withResolvers<void>();
  onSend(() => gate.promise);
  uploads.add([new File(['1'], '1.png'), new File(['2'], '2.png')]);
  await expect.poll(() => locks.names()).toHaveLength(2);
  const [one, two] = uploads.store.getState().items;
  uploads.pause(one?.id ?? '');
  expect(locks.names()).toContain(`shuyuan.upload.${one?.uploadId}`);
  uploads.remove(one?.id ?? '');
  await expect.poll(() => locks.names()).toEqual([`shuyuan.upload.${two?.uploadId}`]);
  gate.resolve();
  await expect.poll(() => locks.names()).toEqual([]);
  expect([...held.values()].some(({ file }) => file !== null)).toBe(true);
});
