import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { openRoom } from '@shuyuan/contract/live/room.wire';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isAborted } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { textOfRefusal } from '../../../lib/texts.ts';
import type { Entry } from './room-parts.ts';

const identities = new Map(Object.values(LiveIdentity).map((identity) => [String(identity), identity]));

/** D-054: as whom an address asks to come in; whatever else stands there is the audience. */
export const identityOf = (text: string | undefined): LiveIdentity =>
  identities.get(text ?? '') ?? LiveIdentity.attendee;

export type EntryState =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly reason: string | null }
  | { readonly state: 'in'; readonly entry: Entry };

/** What keeps a member before the door is said there, not as a passing notice. */
const claimed = ['live.wrong-state', 'live.not-ready'] as const;

function reasonOf(error: unknown): string | null {
  return error instanceof ApiError ? textOfRefusal(error) : null;
}

/** A member comes in by the address alone; asking again is the way to try once more. */
export function useEntry(id: string, identity: LiveIdentity) {
  const [entering, setEntering] = useState<EntryState>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(
    (signal?: AbortSignal): Promise<Entry> => call(openRoom, { id, identity }, signal ? { signal } : {}),
    [id, identity],
  );
  useEffect(() => {
    const left = new AbortController();
    ask(left.signal).then(
      (entry) => setEntering({ state: 'in', entry }),
      (error: unknown) => {
        if (isAborted(error)) return;
        presentError(error, claimed);
        setEntering({ state: 'failed', reason: reasonOf(error) });
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
