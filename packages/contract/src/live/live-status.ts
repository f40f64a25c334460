/**
 * C-16, C-17: the status a live is stored with. 0 was never published, 4 was withdrawn after publication. The label list
 * of ENUM-03 has 1…4; what a table shows beyond 4 is derived and never stored.
 */
export const LiveStatus = { unpublished: 0, notBegun: 1, running: 2, ended: 3, cancelled: 4 } as const;
export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus];

/**
 * The questions asked of a status that are true of more than one, each with the statuses it is true of. A query takes
 * the list, everything else the predicate below.
 */
export const liveStatuses = {
  /** There for its audience: announced, and not taken back. */
  published: [LiveStatus.notBegun, LiveStatus.running, LiveStatus.ended],
  /** It has a room one can go into, early or while it is on. */
  open: [LiveStatus.notBegun, LiveStatus.running],
  /** It was held, or is being held. */
  begun: [LiveStatus.running, LiveStatus.ended],
  /** It will not be held any more. */
  over: [LiveStatus.ended, LiveStatus.cancelled],
} as const satisfies Record<string, readonly LiveStatus[]>;

const isOneOf =
  (statuses: readonly LiveStatus[]) =>
  (status: LiveStatus): boolean =>
    statuses.includes(status);

export const isPublished = isOneOf(liveStatuses.published);
export const isOpen = isOneOf(liveStatuses.open);
export const hasBegun = isOneOf(liveStatuses.begun);
export const isOver = isOneOf(liveStatuses.over);

export const liveStatusLabels = {
  [LiveStatus.unpublished]: 'live.status.unpublished',
  [LiveStatus.notBegun]: 'live.status.notBegun',
  [LiveStatus.running]: 'live.status.running',
  [LiveStatus.ended]: 'live.status.ended',
  [LiveStatus.cancelled]: 'live.status.cancelled',
} as const satisfies Record<LiveStatus, string>;
