/**
 * C-16, C-17: the status a live is stored with. 0 was never published, 4 was withdrawn after publication. The label list
 * of ENUM-03 has 1…4; what a table shows beyond 4 is derived and never stored.
 */
export const LiveStatus = { unpublished: 0, notBegun: 1, running: 2, ended: 3, cancelled: 4 } as const;
export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus];

export const liveStatusLabels = {
  [LiveStatus.unpublished]: 'live.status.unpublished',
  [LiveStatus.notBegun]: 'live.status.notBegun',
  [LiveStatus.running]: 'live.status.running',
  [LiveStatus.ended]: 'live.status.ended',
  [LiveStatus.cancelled]: 'live.status.cancelled',
} as const satisfies Record<LiveStatus, string>;
