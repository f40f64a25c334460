import { expect, test } from 'vitest';
import { ApprovalStatus } from '../approval/approval-status.ts';
import { LiveType } from './live-kinds.ts';
import {
  displayOf,
  LiveDisplay,
  liveActions,
  liveDisplayLabels,
  liveLife,
  type LiveSituation,
  operationsOf,
  submittable,
} from './live-life.ts';
import { LiveStatus } from './live-status.ts';

const own: LiveSituation = {
  status: LiveStatus.notBegun,
  approvalStatus: null,
  liveType: LiveType.instant,
  isOwn: true,
  liveIsAssistant: false,
  isManaged: true,
};
const on = { isApprovalOn: true, isCreatorList: true };
const off = { isApprovalOn: false, isCreatorList: true };
const statuses = Object.values(LiveStatus);

test('D-042: 0→1, 1→4, 4→1, 1→2, 2→3, and a live never started 1→3; nothing leaves 3', () => {
  const steps = liveActions.flatMap((action) => {
    const { from, to } = liveLife.table[action];
    return from.map((status) => `${action} ${status}→${to}`);
  });
  expect(steps).toEqual(['publish 0→1', 'publish 4→1', 'withdraw 1→4', 'start 1→2', 'end 2→3', 'expire 1→3']);
  expect(liveActions.filter((action) => liveLife.can(action, LiveStatus.ended))).toEqual([]);
});

test('[LIVE-MGMT-07] without an approval a live is shown as it is stored', () => {
  for (const status of statuses)
    for (const isApprovalOn of [true, false]) expect(displayOf({ ...own, status }, isApprovalOn)).toBe(status);
});

test('[LIVE-MGMT-08..10] an approval that waits, was refused or withdrawn is shown instead', () => {
  const shown = (approvalStatus: ApprovalStatus) =>
    displayOf({ ...own, status: LiveStatus.unpublished, approvalStatus }, true);
  expect([1, 2, 3, 4].map((status) => shown(status as ApprovalStatus))).toEqual([
    LiveDisplay.approving,
    LiveDisplay.unpublished,
    LiveDisplay.rejected,
    LiveDisplay.approvalWithdrawn,
  ]);
});

test('[LIVE-MGMT-11] C-02: a scheduled live that is not begun is 8 for whoever did not create it', () => {
  const scheduled = { ...own, liveType: LiveType.scheduled };
  expect(displayOf(scheduled, false)).toBe(LiveDisplay.notBegun);
  expect(displayOf({ ...scheduled, isOwn: false }, false)).toBe(LiveDisplay.scheduled);
  expect(displayOf({ ...scheduled, isOwn: false, status: LiveStatus.running }, false)).toBe(LiveDisplay.running);
});

test('[LIVE-MGMT-12] C-18: with the switch off whatever was ever submitted and is unpublished is shown as waiting', () => {
  for (const approvalStatus of Object.values(ApprovalStatus))
    expect(displayOf({ ...own, status: LiveStatus.unpublished, approvalStatus }, false)).toBe(LiveDisplay.approving);
});

const whole = (status: LiveStatus, approvalStatus: ApprovalStatus | null = null) =>
  operationsOf({ ...own, status, approvalStatus }, on);

test('[LIVE-MGMT-13..18][LIVE-MGMT-21] D-045: what stands beside a live, by what it is', () => {
  expect(whole(LiveStatus.unpublished)).toEqual(['publish', 'viewInfo', 'edit']);
  expect(whole(LiveStatus.notBegun)).toEqual(['open', 'share', 'viewInfo', 'edit', 'withdraw']);
  expect(whole(LiveStatus.running)).toEqual(['viewDetail', 'share', 'viewInfo', 'edit']);
  expect(whole(LiveStatus.ended)).toEqual([]);
  expect(whole(LiveStatus.cancelled)).toEqual(['publish', 'viewInfo', 'edit']);
  expect(whole(LiveStatus.unpublished, ApprovalStatus.pending)).toEqual(['approvalDetail']);
  expect(whole(LiveStatus.unpublished, ApprovalStatus.rejected)).toEqual(['approvalDetail', 'submitApproval']);
  expect(whole(LiveStatus.unpublished, ApprovalStatus.withdrawn)).toEqual(['approvalDetail', 'submitApproval']);
});

test('[LIVE-MGMT-19] somebody else’s scheduled live is only looked at', () => {
  const scheduled = { ...own, liveType: LiveType.scheduled, isOwn: false };
  expect(operationsOf(scheduled, { ...on, isCreatorList: false })).toEqual(['viewDetail']);
});

test('[LIVE-MGMT-20] C-18, D-044: in one’s own list a refused live can be published once the switch is off', () => {
  const refused = { ...own, status: LiveStatus.unpublished, approvalStatus: ApprovalStatus.rejected };
  expect(operationsOf(refused, off)).toEqual(['approvalDetail', 'publish']);
  expect(operationsOf(refused, { ...off, isCreatorList: false })).toEqual(['approvalDetail']);
  // What still waits is waited for (D-077).
  expect(operationsOf({ ...refused, approvalStatus: ApprovalStatus.pending }, off)).toEqual(['approvalDetail']);
});

test('[LIVE-MGMT-22] C-02: an assistant only enters, by the stored status 1 or 2, also a scheduled live', () => {
  const assisted = { ...own, isOwn: false, isManaged: false, liveIsAssistant: true, liveType: LiveType.scheduled };
  const entered = statuses.filter((status) => operationsOf({ ...assisted, status }, on).includes('enter'));
  expect(entered).toEqual([LiveStatus.notBegun, LiveStatus.running]);
  expect(statuses.flatMap((status) => operationsOf({ ...assisted, status, liveIsAssistant: false }, on))).toEqual([]);
});

test('D-075: submitted from nothing, from refused and from withdrawn', () => {
  expect(submittable).toEqual([null, ApprovalStatus.rejected, ApprovalStatus.withdrawn]);
});

test('[LIVE-MGMT-01] C-16: every state that is shown has a name, 8 the one of 1', () => {
  expect(Object.keys(liveDisplayLabels)).toHaveLength(9);
  expect(liveDisplayLabels[LiveDisplay.scheduled]).toBe(liveDisplayLabels[LiveDisplay.notBegun]);
});
