import { listWaiting, readProcess, reassign } from '@shuyuan/contract/approval/approval.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok, personData } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const t = (key: TextKey<'personal'>, values?: TextValues) => textOf('personal', key, values);
const at = <E extends Endpoint>(endpoint: E, path: string): E => ({ ...endpoint, path });
const person = (id: string, fullName: string) => ({ id, fullName, portrait: null });
const [lin, jiang, yuan, lu] = [
  person('m1', 'Lin'),
  person('m2', 'Jiang'),
  person('m3', 'Yuan'),
  person('m4', 'Lu'),
] as const;

const processFor = (mayReassign: boolean) =>
  readProcess.output.parse({
    processInstanceId: 'p1',
    businessType: 4,
    businessId: 'b1',
    title: 'A request',
    summary: 'Why',
    status: 1,
    starter: lin,
    organization: { id: 'o1', name: 'Here' },
    startTime: 1,
    updateTime: 1,
    round: 1,
    currentStep: 2,
    steps: [
      { position: 1, mode: 'any', result: 1, approvers: [{ ...lu, result: 1, deputy: null, decideTime: 1 }] },
      { position: 2, mode: 'any', result: 0, approvers: [{ ...jiang, result: 0, deputy: null, decideTime: null }] },
    ],
    history: [
      { id: 'a1', action: 'pass-on', actor: yuan, onBehalfOf: null, receiver: lu, comment: '', time: 1, round: 1 },
      { id: 'a2', action: 'reassign', actor: lin, onBehalfOf: yuan, receiver: jiang, comment: '', time: 2, round: 1 },
    ],
    can: { agree: false, refuse: false, withdraw: false, resubmit: false, reassign: mayReassign },
  });

/** The administration of approvals, at what waits. */
async function openWaiting(mayReassign: boolean) {
  const server = await freshClient('en');
  await loadGroups('en', ['admin', 'personal', 'activity']);
  server.answer(
    readGlobalData,
    ok(personData({ roles: ['org-admin'], dataPermission: capabilitiesOf(['org-admin']) })),
  );
  const process = processFor(mayReassign);
  server.answer(listWaiting, ok({ items: [{ ...process, approvers: [jiang] }], recordCount: 1 }));
  server.answer(at(readProcess, '/workflow/process/p1'), ok(process));
  holdToken();
  const app = openApp(`${paths.adminApprovals}?view=waiting`);
  expect(await screen.findByRole('cell', { name: 'Jiang' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'A request' }));
  await screen.findByRole('heading', { name: t('approvals.steps') });
  expect(app.address()).toContain('open=p1');
  return server;
}

test('D-073: an administrator gives the open step to a colleague, and only the open one', async () => {
  const server = await openWaiting(true);
  const organization = { id: 'o1', name: 'Here' };
  const found = [jiang, yuan].map((one) => ({ ...one, organization }));
  server.answer(listMembers, ok({ items: found, recordCount: 2 }));
  const sent: unknown[] = [];
  server.answer(at(reassign, '/workflow/process/p1/reassign'), ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ processInstanceId: 'p1', status: 1 });
  });
  expect(screen.queryByRole('button', { name: t('approvals.reassign.of', { name: 'Lu' }) })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: t('approvals.reassign.of', { name: 'Jiang' }) }));
  const submit = await screen.findByRole('button', { name: t('approvals.reassign') });
  fireEvent.click(submit);
  expect(await screen.findByText(t('approvals.reassign.required'))).toBeTruthy();
  fireEvent.change(screen.getByLabelText(t('approvals.deputy.search')), { target: { value: 'u' } });
  const choice = await screen.findByRole('button', { name: /Yuan.*Here/ });
  // Who is asked at this step already is not offered again.
  expect(screen.queryByRole('button', { name: /Jiang.*Here/ })).toBeNull();
  fireEvent.click(choice);
  fireEvent.click(submit);
  const input = { position: 2, approverId: 'm2', receiverId: 'm3', comment: '' };
  await waitFor(() => expect(sent).toMatchObject([input]));
});

test('who may not reassign sees no such button; the history says from whom a step went to whom', async () => {
  await openWaiting(false);
  expect(screen.queryByRole('button', { name: t('approvals.reassign.of', { name: 'Jiang' }) })).toBeNull();
  expect(screen.getByText(t('approvals.did.pass-on', { name: 'Yuan', receiver: 'Lu' }))).toBeTruthy();
  expect(screen.getByText(t('approvals.did.reassign', { name: 'Lin', from: 'Yuan', receiver: 'Jiang' }))).toBeTruthy();
});
