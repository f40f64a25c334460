import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Watched } from './use-broadcast.ts';

/** What is said about the picture: exactly one thing at a time, and never better than it is. */
export type PictureState =
  | 'waiting'
  | 'paused'
  | 'unplayable'
  | 'blocked'
  | 'reconnecting'
  | 'connecting'
  | 'buffering'
  | 'behind'
  | 'live';

/** From here on being behind is told. */
const behindFrom = 3;

type Known = Pick<Watched, 'state' | 'behind' | 'isStalled' | 'isBlocked'> & {
  readonly status: LiveStatus;
  readonly isOn: boolean;
};

export function pictureState({ status, isOn, state, behind, isStalled, isBlocked }: Known): PictureState {
  if (status !== LiveStatus.running) return 'waiting';
  if (state === 'unplayable') return 'unplayable';
  if (state === 'reconnecting') return 'reconnecting';
  if (!isOn && state === 'none') return 'paused';
  if (isBlocked) return 'blocked';
  if (state === 'none' || behind === null) return 'connecting';
  if (isStalled) return 'buffering';
  return behind >= behindFrom ? 'behind' : 'live';
}
