import { checkApproval } from '@shuyuan/contract/approval/approval-template.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showNotice } from '../../../lib/notices.ts';
import { ok } from '../../../lib/test-transport.ts';
import { firstPlace, type ManagePlace } from './manage-place.ts';
import { ManageDialog } from './ManageDialog.tsx';
import { aLive } from './test-lives.ts';
import { renderLive } from './test-manage.tsx';
import { at, type FakeServer, freshOrganiser, said, t } from './test-organiser.ts';

vi.mock('../../../lib/notices.ts', () => ({ showNotice: vi.fn() }));
vi.mock('./ApprovalOfLive.tsx', () => ({
  ApprovalOfLive: ({ liveId }: { liveId: string }) => <p>approval of {liveId}</p>,
}));
// A link is judged by its address; the router it needs otherwise has tests of its own.
vi.mock('../../../shared/navigation/PathLink.tsx', async () => {
  const { href } = await import('../../../lib/paths.ts');
  type Props = { to: 'liveDetail'; params: { id: string }; search?: object; children: string };
  return {
    PathLink: ({ to, params, search, children }: Props) => <a href={href(to, params, search as never)}>{children}</a>,
  };
});

type ManagedLive = ReturnType<typeof aLive>;
type Key = Parameters<typeof t>[0];

let server: FakeServer;
beforeEach(async () => {
  vi.mocked(showNotice).mockReset();
  server = await freshOrganiser();
});

const answerList = (items: readonly ManagedLive[], recordCount: number = items.length) =>
  server.answer(nativeManage.list, ok({ items, recordCount }));

function show(place: Partial<ManagePlace> = {}) {
  const onMove = vi.fn();
  renderLive(<ManageDialog isOpen place={{ ...firstPlace, ...place }} onMove={onMove} onClose={vi.fn()} />);
  return onMove;
}
const rowOf = async (subject: string) => within(await screen.findByRole('row', { name: new RegExp(subject) }));
const labelsIn = (row: Awaited<ReturnType<typeof rowOf>>): (string | null)[] =>
  [...row.queryAllByRole('link'), ...row.queryAllByRole('button')].map(({ textContent }) => textContent);

test('[LIVE-MGMT-02] [LIVE-MGMT-04] a dialog with ten columns in the given order', async () => {
  answerList([aLive()]);
  show();
  expect(screen.getByRole('dialog', { name: t('live.manage.title') })).toBeTruthy();
  await rowOf('Reading together');
  const names = ['number', 'subject', 'type', 'startTime', 'duration', 'planned', 'subscribers', 'attendees', 'status'];
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    [...names, 'operations'].map((name) => t(`live.manage.column.${name}` as Key)),
  );
});

test('[LIVE-MGMT-05] [LIVE-MGMT-06] D-063: pages of ten, numbered through, of whatever supplier', async () => {
  const asked: string[] = [];
  server.answer(nativeManage.list, ({ query }) => {
    query.delete('_');
    asked.push(['page', 'pageSize', 'isEverySupplier', 'search', 'isOwn'].map((name) => query.get(name)).join());
    return ok({ items: [aLive(), aLive({ id: 'v2', subject: 'Second' })], recordCount: 42 });
  });
  show({ page: 3, search: 'read', tab: 'mine' });
  const row = await rowOf('Second');
  expect(row.getAllByRole('cell')[0]?.textContent).toContain('22');
  expect(asked).toEqual(['3,10,true,read,true']);
});

test('[LIVE-MGMT-03] [LIVE-MGMT-20] searching and changing the list begin with the first page', async () => {
  answerList([aLive()]);
  const onMove = show({ page: 4 });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' reading ' } });
  fireEvent.submit(screen.getByRole('searchbox'));
  expect(onMove).toHaveBeenLastCalledWith({ ...firstPlace, search: 'reading' });
  fireEvent.click(screen.getByRole('button', { name: t('live.manage.tab.mine') }));
  expect(onMove).toHaveBeenLastCalledWith({ ...firstPlace, tab: 'mine' });
  await rowOf('Reading together');
});

const states: readonly [string, Partial<ManagedLive>, string, readonly string[]][] = [
  ['[LIVE-MGMT-07] D-045', { status: 0 }, 'unpublished', ['publish', 'viewInfo', 'edit']],
  ['[LIVE-MGMT-13] [LIVE-MGMT-21]', { status: 1 }, 'notBegun', ['open', 'share', 'viewInfo', 'edit', 'withdraw']],
  ['[LIVE-MGMT-14]', { status: 2 }, 'running', ['viewDetail', 'share', 'viewInfo', 'edit']],
  ['[LIVE-MGMT-15]', { status: 3 }, 'ended', []],
  ['[LIVE-MGMT-16]', { status: 4 }, 'cancelled', ['publish', 'viewInfo', 'edit']],
  ['[LIVE-MGMT-08] [LIVE-MGMT-17]', { status: 0, approvalStatus: 1 }, 'approving', ['approvalDetail']],
  ['[LIVE-MGMT-11] [LIVE-MGMT-19]', { status: 1, isOwn: false }, 'notBegun', ['viewDetail']],
  ['[LIVE-MGMT-22]', { status: 2, isOwn: false, isManaged: false, liveIsAssistant: true }, 'running', ['enter']],
];
test.for(states)('%s a live in its state has its operations: %j', async ([, changes, status, operations]) => {
  answerList([aLive(changes)]);
  show();
  const row = await rowOf('Reading together');
  expect(row.getByText(t(`live.status.${status}` as Key))).toBeTruthy();
  expect(labelsIn(row).toSorted()).toEqual(
    operations.map((operation) => t(`live.manage.do.${operation}` as Key)).toSorted(),
  );
});

test('[LIVE-MGMT-01] whoever manages lives creates one, and finds every operation in some state of a live', async () => {
  server = await freshOrganiser({ isApprovalOn: true });
  const items = states.map(([, changes], n) => aLive({ ...changes, id: `v${n}`, subject: `No ${n}` }));
  answerList([...items, aLive({ id: 'back', subject: 'Came back', status: 0, approvalStatus: 3 })]);
  show();
  await rowOf('Came back');
  const dialog = within(screen.getByRole('dialog', { name: t('live.manage.title') }));
  expect(dialog.getByRole('button', { name: t('live.manage.create') })).toBeTruthy();
  const offered = new Set(
    [...dialog.getAllByRole('link'), ...dialog.getAllByRole('button')].map((one) => one.textContent),
  );
  const wanted = [
    'edit',
    'viewInfo',
    'viewDetail',
    'share',
    'publish',
    'withdraw',
    'submitApproval',
    'approvalDetail',
    'enter',
  ];
  expect(wanted.filter((operation) => !offered.has(t(`live.manage.do.${operation}` as Key)))).toEqual([]);
});

test.for([
  ['[LIVE-MGMT-09]', 3, 'rejected'],
  ['[LIVE-MGMT-10]', 4, 'approvalWithdrawn'],
] as const)('[LIVE-MGMT-18] %s what came back can be submitted again', async ([, approvalStatus, status]) => {
  server = await freshOrganiser({ isApprovalOn: true });
  answerList([aLive({ status: 0, approvalStatus })]);
  show();
  const row = await rowOf('Reading together');
  expect(row.getByText(t(`live.status.${status}`))).toBeTruthy();
  expect(labelsIn(row)).toEqual([t('live.manage.do.approvalDetail'), t('live.manage.do.submitApproval')]);
});

test('[LIVE-MGMT-12] C-18: with the switch off it waits for approval; in one’s own list it can be published', async () => {
  answerList([aLive({ status: 0, approvalStatus: 3 })]);
  show({ tab: 'mine' });
  const row = await rowOf('Reading together');
  expect(row.getByText(t('live.status.approving'))).toBeTruthy();
  expect(labelsIn(row)).toEqual([t('live.manage.do.approvalDetail'), t('live.manage.do.publish')]);
});

test('[LIVE-MGMT-27] [ROUTE-01] [ROUTE-03] our own lives open at the addresses of our room', async () => {
  answerList([aLive(), aLive({ id: 'v2', subject: 'Second', status: 2 })]);
  show();
  const open = (await rowOf('Reading together')).getByRole('link', { name: t('live.manage.do.open') });
  expect(open.getAttribute('href')).toBe('#/live/action?id=v1&identity=2');
  const detail = (await rowOf('Second')).getByRole('link', { name: t('live.manage.do.viewDetail') });
  expect(detail.getAttribute('href')).toBe('#/live/detail/v2');
});

test('[LIVE-MGMT-27] [ROUTE-02] [ROUTE-04] those of another supplier at its addresses', async () => {
  answerList([aLive({ supplier: 4 }), aLive({ supplier: 0, id: 'v2', subject: 'Second', status: 2 })]);
  show();
  const open = (await rowOf('Reading together')).getByRole('link', { name: t('live.manage.do.open') });
  expect(open.getAttribute('href')).toBe('#/activity/gensee/live/v1/true');
  const detail = (await rowOf('Second')).getByRole('link', { name: t('live.manage.do.viewDetail') });
  expect(detail.getAttribute('href')).toBe('#/activity/gensee/detail/v2');
});

test.for([
  ['[LIVE-MGMT-24] [LIVE-MGMT-29]', 'publish', 4],
  ['[LIVE-MGMT-25] [LIVE-MGMT-30]', 'withdraw', 1],
] as const)('%s %s runs only after a confirmation', async ([, action, status]) => {
  answerList([aLive({ status })]);
  server.answer(at(nativeManage[action], `/live/${action}/v1`), ok({ id: 'v1', status: 1 }));
  show();
  const label = t(`live.manage.do.${action}`);
  const sent = () => server.calls.filter((one) => one === `PUT /live/${action}/v1`).length;
  fireEvent.click((await rowOf('Reading together')).getByRole('button', { name: label }));
  const question = within(await screen.findByRole('dialog', { name: t(`live.manage.${action}.title`) }));
  // D-125: how many are paid back is known before it can be confirmed.
  if (action === 'withdraw') await question.findByText(/buyers: 2/);
  expect(sent()).toBe(0);
  fireEvent.click(question.getByRole('button', { name: label }));
  await waitFor(() => expect(sent()).toBe(1));
  await waitFor(() => expect(server.countOf(nativeManage.list)).toBe(2));
});

test('[LIVE-MGMT-26] submitting while the switch has been turned off is an error notice and nothing more', async () => {
  server = await freshOrganiser({ isApprovalOn: true });
  answerList([aLive({ status: 0, approvalStatus: 3 })]);
  show();
  const row = await rowOf('Reading together');
  server.answer(checkApproval, ok({ approvalSwitch: false, hasTemplate: true }));
  fireEvent.click(row.getByRole('button', { name: t('live.manage.do.submitApproval') }));
  const { number } = errorTable['live.approval-off'];
  await waitFor(() => expect(showNotice).toHaveBeenCalledWith(said(number), 'error'));
  expect(screen.queryByRole('dialog', { name: t('live.approval.title') })).toBeNull();
});

test('[APPROVAL-04] [LIVE-MGMT-18] submitting again shows what goes with it and sends the words', async () => {
  server = await freshOrganiser({ isApprovalOn: true });
  answerList([aLive({ status: 0, approvalStatus: 4 })]);
  const bodies: unknown[] = [];
  server.answer(at(nativeManage.submitApproval, '/live/submit-approval/v1'), ({ body }) => {
    bodies.push(JSON.parse(body));
    return ok({ id: 'v1', processInstanceId: 'p1' });
  });
  show();
  fireEvent.click((await rowOf('Reading')).getByRole('button', { name: t('live.manage.do.submitApproval') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('live.approval.title') }));
  for (const text of ['Qinghe Group', t('approval.businessType.live'), 'Lin Xiao']) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  expect(dialog.getByText(/2030/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(t('live.approval.summary')), { target: { value: ' once more ' } });
  fireEvent.click(dialog.getByRole('button', { name: t('live.manage.do.submitApproval') }));
  await waitFor(() => expect(bodies).toEqual([{ summary: 'once more' }]));
});

test('[APPROVAL-05] the approval of a live opens above the table', async () => {
  answerList([aLive({ status: 0, approvalStatus: 1 })]);
  show();
  fireEvent.click((await rowOf('Reading')).getByRole('button', { name: t('live.manage.do.approvalDetail') }));
  expect(await screen.findByText('approval of v1')).toBeTruthy();
});

test('[LIVE-MGMT-23] an assistant asks for a link as such, by the machine, and goes where it leads', async () => {
  answerList([aLive({ isOwn: false, isManaged: false, liveIsAssistant: true })]);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(window.navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const asked: (string | null)[] = [];
  server.answer(nativeManage.assistantEntryLink, ({ query }) => {
    asked.push(...['id', 'identity', 'urlType', 'clients'].map((name) => query.get(name)));
    return ok({ webUrl: '#/live/action?id=v1&identity=4' });
  });
  show();
  fireEvent.click((await rowOf('Reading')).getByRole('button', { name: t('live.manage.do.enter') }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(assign.mock.calls[0]?.[0])).toContain('#/live/action?id=v1&identity=4');
  expect(asked).toEqual(['v1', '4', '3', '1']);
});
