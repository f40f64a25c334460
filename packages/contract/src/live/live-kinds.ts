import { minuteMs } from '../kernel/time-units.ts';

/** LIVE-ENT-02 */
export const LiveType = { instant: 1, scheduled: 2 } as const;
export type LiveType = (typeof LiveType)[keyof typeof LiveType];
export const liveTypes = Object.values(LiveType);

/** LIVE-FORM-11, D-049: what the host sends. `push` comes from a program such as OBS; host and lecturer are then apart. */
export const LiveMode = { video: 1, voice: 2, push: 3 } as const;
export type LiveMode = (typeof LiveMode)[keyof typeof LiveMode];
export const liveModes = Object.values(LiveMode);

/** LIVE-FORM-13: where the host enters. */
export const ExecutionMode = { web: 0, client: 1 } as const;
export type ExecutionMode = (typeof ExecutionMode)[keyof typeof ExecutionMode];
export const executionModes = Object.values(ExecutionMode);

/** D-050: everybody of the tenant, the creator's organisation and all below it, or who was invited or has the link. */
export const ShareScope = { everybody: 1, organization: 2, invited: 3 } as const;
export type ShareScope = (typeof ShareScope)[keyof typeof ShareScope];
export const shareScopes = Object.values(ShareScope);

/** D-048: how far the supplier has got with the room. `genseeStatus` says the same on the old path. */
export const RequestStatus = { fresh: 0, requested: 1, failed: 2, ready: 3 } as const;
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus];

/** D-061: minutes, where nobody said how long. */
export const defaultMinutes = 90;

/** D-071: when a live is meant to be over. */
export const plannedEnd = (startTime: number, estimateDuration: number | null): number =>
  startTime + (estimateDuration ?? defaultMinutes) * minuteMs;
