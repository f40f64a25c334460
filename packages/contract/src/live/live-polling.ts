import { RequestStatus } from './live-kinds.ts';
import { LiveStatus } from './live-status.ts';

/** LIVE-CREATE-03 */
export const pollMs = 5_000;
export const maxPolls = 24;

type Progress = {
  readonly status: LiveStatus;
  readonly requestStatus: RequestStatus;
  readonly genseeStatus: RequestStatus;
  readonly organizerToken: string | null;
};

/** LIVE-CREATE-04 as C-05 reads it. */
export const isCreated = ({ status, requestStatus, genseeStatus, organizerToken }: Progress): boolean =>
  status === LiveStatus.notBegun &&
  (requestStatus === RequestStatus.ready || genseeStatus === RequestStatus.ready) &&
  Boolean(organizerToken);
