import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { externalManage, nativeManage } from '@shuyuan/contract/live/manage.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishLiveChange } from '../../../../lib/live-news.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { ok, refused } from '../../../../lib/test-transport.ts';
import { textOf, type TextKey } from '../../../../lib/texts.ts';
import { aDetail } from '../../manage/test-lives.ts';
import { Hosted, renderLive } from '../../manage/test-manage.tsx';
import { at, type FakeServer, freshOrganiser } from '../../manage/test-organiser.ts';
import { CreateLive } from './CreateLive.tsx';

vi.mock('../../../../lib/notices.ts', () => ({ showNotice: vi.fn() }));
// The calendar itself is tested in a browser; here it is a field for a time.
vi.mock('../fields/StartTimeField.tsx', () => ({
  StartTimeField: ({ error, onChange }: { error?: string; onChange: (time: number) => void }) => (
    <>
      <input aria-label="start" onChange={(event) => onChange(Number(event.currentTarget.value))} />
      <p>{error}</p>
    </>
  ),
}));

const t = (key: TextKey<'activity'>) => textOf('activity', key);
const later = Date.UTC(2040, 0, 1);
const halfHourMs = 1_800_000;

let server: FakeServer;
let bodies: Record<string, unknown>[];
const assign = vi.fn();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  bodies = [];
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

async function show(settings: Parameters<typeof freshOrganiser>[0] = {}, calls: typeof nativeManage = nativeManage) {
  server = await freshOrganiser(settings);
  const take = ({ body, headers }: { body: string; headers: Headers }) => {
    bodies.push({ ...(JSON.parse(body) as object), key: headers.get('idempotency-key') });
    return ok({ id: 'v1', processInstanceId: null });
  };
  server.answer(calls.create, take);
  server.answer(calls.apply, take);
  server.answer(at(nativeCommunity.detail, '/live/detail/v1'), ok(aDetail()));
  server.answer(at(nativeManage.get, '/live/get/v1'), ok(aDetail()));
  server.answer(at(nativeManage.enterUrl, '/live/enter-url/v1'), ({ query }) =>
    ok({ webUrl: `#/live/action?id=v1&urlType=${query.get('urlType')}`, clientUrl: null }),
  );
  renderLive(<Hosted onClose={onClose}>{(isOpen) => <CreateLive isOpen={isOpen} onClose={onClose} />}</Hosted>);
  await screen.findByLabelText(new RegExp(`^${t('live.form.subject')}`));
  return within(screen.getByRole('dialog', { name: t('live.form.create') }));
}
type Form = Awaited<ReturnType<typeof show>>;

const button = (form: Form, name: string) =>
  form.findByRole('button', { name: t(`live.form.do.${name}` as TextKey<'activity'>) });
const type = async (form: Form, name: TextKey<'activity'>, value: string) =>
  fireEvent.change(await form.findByLabelText(new RegExp(`^${t(name)}`)), { target: { value } });
const choose = async (form: Form, name: TextKey<'activity'>) => fireEvent.click(await form.findByText(t(name)));
/** News that come before somebody listens are not lost; that they come at all is what is played here. */
const whenAsked = async () => {
  await waitFor(() => expect(bodies).toHaveLength(1));
  publishLiveChange('v1');
};

test('[LIVE-FORM-01] [LIVE-FORM-22] nothing is sent before the form is right', async () => {
  const form = await show();
  fireEvent.click(await button(form, 'start'));
  expect(await form.findByText(t('live.form.subject.required'))).toBeTruthy();
  expect(bodies).toEqual([]);
});

test.for([
  ['a stream is entered', {}, 'live.mode.push', 'enterAsLecturer'],
  ['a live is applied for', {}, 'live.type.scheduled', 'apply'],
  ['an approval is asked for', { isApprovalOn: true }, null, 'submitApproval'],
] as const)('[LIVE-FORM-22] before %s the form is right', async ([, settings, choice, action]) => {
  const form = await show(settings);
  if (choice) await choose(form, choice);
  fireEvent.click(await button(form, action));
  expect(await form.findByText(t('live.form.subject.required'))).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: t('live.approval.title') })).toBeNull();
  expect([bodies, assign.mock.calls]).toEqual([[], []]);
});

test('[LIVE-FORM-30] [LIVE-CREATE-03] an instant live is created, waited for and entered as its host', async () => {
  const form = await show();
  await type(form, 'live.form.subject', ' Reading ');
  fireEvent.click(await button(form, 'start'));
  await whenAsked();
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(bodies[0]).toMatchObject({
    liveType: 1,
    subject: 'Reading',
    liveMode: 1,
    executionMode: 0,
    estimateDuration: 90,
  });
  expect(bodies[0]?.['key']).toBeTruthy();
  expect(String(assign.mock.calls[0]?.[0])).toContain('urlType=1');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('[LIVE-FORM-31] [LIVE-CREATE-09] C-43: a stream from elsewhere is entered as host or as lecturer', async () => {
  const form = await show();
  await choose(form, 'live.mode.push');
  expect(await button(form, 'enterAsHost')).toBeTruthy();
  await type(form, 'live.form.subject', 'Reading');
  fireEvent.click(await button(form, 'enterAsLecturer'));
  await whenAsked();
  await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toContain('urlType=2'));
});

test('[LIVE-FORM-29] a live of another supplier has “enter”, and neither mode nor way to enter', async () => {
  const form = await show({ supplier: 0 }, externalManage);
  expect(await button(form, 'enter')).toBeTruthy();
  expect(form.queryByText(t('live.form.mode'))).toBeNull();
  expect(form.queryByText(t('live.form.execution'))).toBeNull();
});

test('[LIVE-FORM-31] [LIVE-CREATE-08] a scheduled live is applied for; then its link can be handed on', async () => {
  const form = await show();
  await choose(form, 'live.type.scheduled');
  await type(form, 'live.form.subject', 'Reading');
  fireEvent.change(await form.findByLabelText('start'), { target: { value: String(Date.now() - 3_600_000) } });
  fireEvent.click(await button(form, 'apply'));
  expect(await form.findByText(t('live.form.startTime.past'))).toBeTruthy();
  expect(bodies).toEqual([]);
  fireEvent.change(await form.findByLabelText('start'), { target: { value: String(later) } });
  fireEvent.click(await button(form, 'apply'));
  await whenAsked();
  expect(await screen.findByRole('dialog', { name: t('live.share.title') })).toBeTruthy();
  expect(bodies[0]).toMatchObject({ liveType: 2, startTime: later });
  expect(assign).not.toHaveBeenCalled();
});

test('[LIVE-FORM-09] a live that is planned without choosing a time begins at the next half hour', async () => {
  const form = await show();
  await choose(form, 'live.type.scheduled');
  await type(form, 'live.form.subject', 'Reading');
  const now = Date.now();
  fireEvent.click(await button(form, 'apply'));
  await whenAsked();
  const startTime = Number(bodies[0]?.['startTime']);
  expect(startTime).toBeGreaterThan(now);
  expect(startTime).toBeLessThanOrEqual(now + halfHourMs);
});

test('[LIVE-FORM-28] [LIVE-FORM-32] [LIVE-CREATE-06] [APPROVAL-01] with approval it is scheduled, submitted and closed', async () => {
  const form = await show({ isApprovalOn: true });
  expect(await form.findByText(t('live.form.lock.approval'))).toBeTruthy();
  await type(form, 'live.form.subject', 'Reading');
  fireEvent.change(await form.findByLabelText('start'), { target: { value: String(later) } });
  fireEvent.click(await button(form, 'submitApproval'));
  const dialog = within(await screen.findByRole('dialog', { name: t('live.approval.title') }));
  expect(bodies).toEqual([]);
  fireEvent.change(dialog.getByLabelText(t('live.approval.summary')), { target: { value: 'please' } });
  fireEvent.click(dialog.getByRole('button', { name: t('live.manage.do.submitApproval') }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies[0]).toMatchObject({ liveType: 2, startTime: later, summary: 'please' });
  expect(server.calls).not.toContain('GET /live/detail/v1');
});

test('[LIVE-FORM-09] a time the server refuses is said at its field, and the form stays', async () => {
  const form = await show();
  server.answer(nativeManage.apply, refused(422, 23103));
  await choose(form, 'live.type.scheduled');
  await type(form, 'live.form.subject', 'Reading');
  fireEvent.change(await form.findByLabelText('start'), { target: { value: String(later) } });
  fireEvent.click(await button(form, 'apply'));
  expect(await form.findByText(t('live.form.startTime.past'))).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('[LIVE-CREATE-05] [LIVE-CREATE-07] D-047: a room that is not ready warns, keeps the form, and is then updated', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const form = await show();
    const waiting = aDetail({ status: 0, requestStatus: 1, genseeStatus: 1, organizerToken: null, version: 7 });
    server.answer(at(nativeCommunity.detail, '/live/detail/v1'), ok(waiting));
    server.answer(at(nativeManage.get, '/live/get/v1'), ok(waiting));
    const updates: unknown[] = [];
    server.answer(at(nativeManage.update, '/live/update/v1'), ({ body }) => {
      updates.push(JSON.parse(body));
      return ok({ id: 'v1', version: 8 });
    });
    await type(form, 'live.form.subject', 'Reading');
    fireEvent.click(await button(form, 'start'));
    await waitFor(() => expect(bodies).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(126_000);
    await waitFor(() => expect(showNotice).toHaveBeenCalledWith(textOf('errors', 'zxy.198368'), 'warning'));
    expect(server.calls.filter((one) => one === 'GET /live/detail/v1')).toHaveLength(24);
    expect(onClose).not.toHaveBeenCalled();
    await type(form, 'live.form.subject', 'Reading on');
    fireEvent.click(await button(form, 'start'));
    await waitFor(() => expect(updates).toHaveLength(1));
    expect(updates[0]).toMatchObject({ subject: 'Reading on', version: 7, autoPublish: 1 });
    expect(bodies).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

const making = aDetail({ status: 0, requestStatus: 1, genseeStatus: 1, organizerToken: null });
/** Sent, and the room is being made. */
async function sent(): Promise<Form> {
  const form = await show();
  server.answer(at(nativeCommunity.detail, '/live/detail/v1'), ok(making));
  await type(form, 'live.form.subject', 'Reading');
  fireEvent.click(await button(form, 'start'));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
  await form.findByText(new RegExp(t('live.form.preparing').slice(0, 9)));
  return form;
}
const cancel = (form: Form) => fireEvent.click(form.getByRole('button', { name: textOf('common', 'dialog.cancel') }));

test('[LIVE-CREATE-03] a form that is closed while the live is being made says where it is, polls no more and enters no room', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const form = await sent();
    cancel(form);
    expect(await screen.findByText(t('live.form.made.title'))).toBeTruthy();
    expect(screen.getByText(textOf('activity', 'live.form.made.text', { place: t('live.manage.title') }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('live.form.made.leave') }));
    expect(onClose).toHaveBeenCalledOnce();
    const asked = server.calls.length;
    server.answer(at(nativeCommunity.detail, '/live/detail/v1'), ok(aDetail()));
    publishLiveChange('v1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls.slice(asked).filter((one) => one.includes('/live/'))).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
    expect(showNotice).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('[LIVE-CREATE-03] who stays goes on waiting, and is led into the room unasked', async () => {
  const form = await sent();
  cancel(form);
  fireEvent.click(await screen.findByText(t('live.form.made.stay')));
  server.answer(at(nativeCommunity.detail, '/live/detail/v1'), ok(aDetail()));
  publishLiveChange('v1');
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
});

test('[LIVE-CREATE-09] a form that is closed while the way into the room is asked for leads nobody there', async () => {
  const form = await show();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let isAsked = false;
  server.answer(at(nativeManage.enterUrl, '/live/enter-url/v1'), async () => {
    isAsked = true;
    await promise;
    return ok({ webUrl: '#/live/action?id=v1', clientUrl: null });
  });
  await type(form, 'live.form.subject', 'Reading');
  fireEvent.click(await button(form, 'start'));
  await whenAsked();
  await waitFor(() => expect(isAsked).toBe(true));
  cancel(form);
  fireEvent.click(await screen.findByRole('button', { name: t('live.form.made.leave') }));
  resolve(undefined);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(assign).not.toHaveBeenCalled();
});

test('what was typed is not lost by a slip', async () => {
  const form = await show();
  await type(form, 'live.form.subject', 'Reading');
  fireEvent.click(form.getByRole('button', { name: textOf('common', 'dialog.cancel') }));
  expect(await screen.findByText(textOf('common', 'dialog.leave.title'))).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
