import { addSubjectFile } from '@shuyuan/contract/subjects/manage-subject.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { listenToErrors } from '../../lib/test-surface.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../lib/texts.ts';
import { memoryTransport } from '../files/upload/test-transport.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { FileAdder } from './FileAdder.tsx';

const parts = vi.hoisted(() => ({ transport: {} as Record<string, unknown> }));
vi.mock('../files/upload/transport.ts', () => ({ transport: parts.transport }));
vi.mock('../files/upload/digests.ts', async (load) => {
  const { plainDigester } = await import('../files/upload/test-transport.ts');
  return { ...(await load<object>()), workerDigester: plainDigester, prepareWorker: () => undefined };
});

let server: Awaited<ReturnType<typeof freshClient>>;
let uploads: ReturnType<typeof memoryTransport>;
beforeEach(async () => {
  server = await freshClient('cn');
  await loadGroups('cn', ['files', 'study']);
  listenToErrors();
  uploads = memoryTransport();
  Object.assign(parts.transport, uploads.transport);
});
afterEach(cleanup);

const onAdd = vi.fn();
const adder = (ownerId: string) => (
  <QueryClientProvider client={createQueryClient()}>
    <FileAdder target={{ endpoint: addSubjectFile, ownerId, groupId: 'c1' }} onAdd={onAdd} />
  </QueryClientProvider>
);
const bring = (name: string): void => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
};
const ofSubject = (id: string) => {
  const path = `/course-study/subject-info/${id}/files` as const;
  return { ...addSubjectFile, path };
};

test('[POSITION-01] [D-183] an uploaded file that could not be added stays, and is added by a second try without another upload', async () => {
  const sent: unknown[] = [];
  server.answer(ofSubject('s1'), ({ body }) => {
    sent.push(JSON.parse(body));
    return sent.length === 1 ? refused(503) : ok({ businessId: 'course-1' });
  });
  renderUi(adder('s1'));
  bring('讲义.pdf');
  const again = await screen.findByRole('button', { name: textOf('study', 'positions.form.add') });
  expect(onAdd).not.toHaveBeenCalled();
  fireEvent.click(again);
  await waitFor(() => expect(onAdd).toHaveBeenCalledWith({ businessId: 'course-1', title: '讲义' }));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(uploads.merged).toHaveLength(1);
});

test('[POSITION-01] an upload that is under way belongs to its path: another path shows nothing of it', async () => {
  uploads.onSend(() => new Promise(() => undefined));
  const view = renderUi(adder('p2'));
  bring('讲义.pdf');
  await screen.findByRole('progressbar');
  view.rerender(adder('p3'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  view.rerender(adder('p2'));
  await screen.findByRole('progressbar');
});
