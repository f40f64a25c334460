import { ApprovalStatus } from '../approval/approval-status.ts';
import { lifeCycle } from '../kernel/transitions.ts';
import { LiveType } from './live-kinds.ts';
import { isOpen, LiveStatus } from './live-status.ts';

const { unpublished, notBegun, running, ended, cancelled } = LiveStatus;

/**
 * D-042, D-043: the stored status of a live. `expire` is the end of one that nobody ever started. Nothing leaves 3.
 * Publishing and republishing, withdrawing and revoking are the same under two names (D-070).
 */
export const liveLife = lifeCycle<LiveStatus>()({
  publish: { from: [unpublished, cancelled], to: notBegun },
  withdraw: { from: [notBegun], to: cancelled },
  start: { from: [notBegun], to: running },
  end: { from: [running], to: ended },
  expire: { from: [notBegun], to: ended },
});
export type LiveAction = keyof typeof liveLife.table;
export const liveActions = Object.keys(liveLife.table) as LiveAction[];

/** D-075: what of an approval a live can be in when it is submitted; null was never submitted. */
export const submittable: readonly (ApprovalStatus | null)[] = [
  null,
  ApprovalStatus.rejected,
  ApprovalStatus.withdrawn,
];

/** C-16: what a table shows. 5…8 are derived and never stored. */
export const LiveDisplay = { ...LiveStatus, approving: 5, rejected: 6, approvalWithdrawn: 7, scheduled: 8 } as const;
export type LiveDisplay = (typeof LiveDisplay)[keyof typeof LiveDisplay];

export const liveDisplayLabels = {
  [LiveDisplay.unpublished]: 'live.status.unpublished',
  [LiveDisplay.notBegun]: 'live.status.notBegun',
  [LiveDisplay.running]: 'live.status.running',
  [LiveDisplay.ended]: 'live.status.ended',
  [LiveDisplay.cancelled]: 'live.status.cancelled',
  [LiveDisplay.approving]: 'live.status.approving',
  [LiveDisplay.rejected]: 'live.status.rejected',
  [LiveDisplay.approvalWithdrawn]: 'live.status.approvalWithdrawn',
  [LiveDisplay.scheduled]: 'live.status.notBegun',
} as const satisfies Record<LiveDisplay, string>;

/** As much of a live as its buttons depend on. */
export type LiveSituation = {
  readonly status: LiveStatus;
  readonly approvalStatus: ApprovalStatus | null;
  readonly liveType: LiveType;
  /** Whether the viewer created it. */
  readonly isOwn: boolean;
  readonly liveIsAssistant: boolean;
  /** Whether the viewer may manage it: its creator, and who manages all lives (D-058). */
  readonly isManaged: boolean;
};

const displayOfApproval: Partial<Record<ApprovalStatus, LiveDisplay>> = {
  [ApprovalStatus.pending]: LiveDisplay.approving,
  [ApprovalStatus.rejected]: LiveDisplay.rejected,
  [ApprovalStatus.withdrawn]: LiveDisplay.approvalWithdrawn,
};

/** LIVE-MGMT-07…12 in the order of C-18; a scheduled live is 8 for whoever did not create it (C-02). */
export function displayOf(live: LiveSituation, isApprovalOn: boolean): LiveDisplay {
  const { status, approvalStatus, liveType } = live;
  if (!isApprovalOn && approvalStatus !== null && status === unpublished) return LiveDisplay.approving;
  const byApproval = approvalStatus === null ? undefined : displayOfApproval[approvalStatus];
  if (byApproval !== undefined) return byApproval;
  if (status === notBegun && liveType === LiveType.scheduled && !live.isOwn) return LiveDisplay.scheduled;
  return status;
}

export const liveOperations = [
  'open',
  'viewDetail',
  'enter',
  'share',
  'viewInfo',
  'edit',
  'publish',
  'withdraw',
  'approvalDetail',
  'submitApproval',
] as const;
export type LiveOperation = (typeof liveOperations)[number];

/** LIVE-MGMT-13…19; 0 as 4 (C-17, D-045). */
const operationTable: Record<LiveDisplay, readonly LiveOperation[]> = {
  [LiveDisplay.unpublished]: ['publish', 'viewInfo', 'edit'],
  [LiveDisplay.notBegun]: ['open', 'share', 'viewInfo', 'edit', 'withdraw'],
  [LiveDisplay.running]: ['viewDetail', 'share', 'viewInfo', 'edit'],
  [LiveDisplay.ended]: [],
  [LiveDisplay.cancelled]: ['publish', 'viewInfo', 'edit'],
  [LiveDisplay.approving]: ['approvalDetail'],
  [LiveDisplay.rejected]: ['approvalDetail', 'submitApproval'],
  [LiveDisplay.approvalWithdrawn]: ['approvalDetail', 'submitApproval'],
  [LiveDisplay.scheduled]: ['viewDetail'],
};

type Variant = { readonly isApprovalOn: boolean; readonly isCreatorList: boolean };

/**
 * What stands in the last column. An assistant who manages nothing only enters, by the stored status (LIVE-MGMT-22,
 * C-02). In the list of one's own a live that was refused can be published once the switch is off (C-18).
 */
export function operationsOf(live: LiveSituation, { isApprovalOn, isCreatorList }: Variant): readonly LiveOperation[] {
  if (!live.isManaged) {
    return live.liveIsAssistant && isOpen(live.status) ? ['enter'] : [];
  }
  const display = displayOf(live, isApprovalOn);
  const isStuck = display === LiveDisplay.approving && !isApprovalOn && live.approvalStatus !== ApprovalStatus.pending;
  return isCreatorList && isStuck ? [...operationTable[display], 'publish'] : operationTable[display];
}
