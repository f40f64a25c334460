import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { openRoom } from '@shuyuan/contract/live/room/room.wire';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isAborted } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { textOfRefusal } from '../../../lib/texts.ts';
import type { RoomEntry } from './room-entry.ts';

const identities = new Map(Object.values(LiveIdentity).map((identity) => [String(identity), identity]));

/** D-054: as whom an address asks to come in; whatever else stands there is the audience. */
export const identityOf = (text: string | undefined): LiveIdentity =>
  identities.get(text ?? '') ?? LiveIdentity.attendee;

export type EntryState =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'in'; readonly entry: RoomEntry };

/** Refusals that may be lifted in a moment: the room is not open yet. */
const passing: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>(['live.wrong-state', 'live.not-ready']);

/** Why a member has to wait before the door; null for every other failure. */
export const waitingReason = (error: unknown): string | null =>
  error instanceof ApiError && passing.has(error.code) ? textOfRefusal(error) : null;

/** A member comes in by the address alone; asking again is the way to try once more. */
export function useEntry(id: string, identity: LiveIdentity) {
  const [entering, setEntering] = useState<EntryState>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(
    (signal?: AbortSignal): Promise<RoomEntry> => call(openRoom, { id, identity }, signal ? { signal } : {}),
    [id, identity],
  );
  useEffect(() => {
    const left = new AbortController();
    ask(left.signal).then(
      (entry) => setEntering({ state: 'in', entry }),
      (error: unknown) => {
        if (isAborted(error)) return;
        // Said in the place of the room, not as a passing notice.
        presentError(error, 'notices');
        setEntering({ state: 'failed', error });
      },
    );
    return () => left.abort();
  }, [ask, attempt]);
  const retry = useCallback(() => {
    setEntering({ state: 'asking' });
    setAttempt((before) => before + 1);
  }, []);
  const freshEntry = useCallback(() => ask(), [ask]);
  return { entering, retry, freshEntry };
}
