import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { onLiveNews } from '../../../../lib/live-news.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useRefresh } from '../../../../lib/queries.ts';
import { textOf } from '../../../../lib/texts.ts';
import { communityOf } from '../../calls-of.ts';
import { type LiveDetail, managedList } from '../../manage/managed-live.ts';
import type { LiveSettings } from '../../manage/use-live-settings.ts';
import { creationAttempts } from './creation-attempts.ts';
import { creationCalls, type CreationInput } from './creation-calls.ts';
import { watchCreation } from './creation-watch.ts';

export type CreationStep =
  | { readonly step: 'rest' }
  | { readonly step: 'sending' }
  | { readonly step: 'preparing'; readonly poll: number };

/**
 * LIVE-CREATE-03…07: from the form to a room that is ready, or an honest word that it is not. With the form goes the
 * waiting: nothing asks on, and nobody is led into a room they have turned away from.
 */
export function useCreation(settings: LiveSettings, isOpen: boolean) {
  const [attempts] = useState(() => creationAttempts(creationCalls(settings.supplier)));
  const [state, setState] = useState<CreationStep>({ step: 'rest' });
  const leaving = useRef(new AbortController());
  const refresh = useRefresh();
  useEffect(() => {
    if (!isOpen) return undefined;
    const staying = new AbortController();
    leaving.current = staying;
    return () => staying.abort();
  }, [isOpen]);

  const send = async (wish: CreationInput): Promise<string> => {
    setState({ step: 'sending' });
    try {
      return await attempts.submit(wish);
    } finally {
      refresh(managedList);
      setState({ step: 'rest' });
    }
  };
  type Watched = { readonly listen: (onNews: () => void) => () => void; readonly signal: AbortSignal };
  const watch = async (id: string, { listen, signal }: Watched): Promise<LiveDetail | null> => {
    setState({ step: 'preparing', poll: 0 });
    try {
      return await watchCreation({
        read: () => call(communityOf(settings.supplier).detail, { id }, { signal }),
        listen,
        onPoll: (poll) => setState({ step: 'preparing', poll }),
        signal,
      });
    } finally {
      refresh(managedList);
      setState({ step: 'rest' });
    }
  };
  /** Null when the room was not ready in time; the warning has been shown by then. Aborted when the form was left. */
  const prepare = async (wish: CreationInput): Promise<{ live: LiveDetail; signal: AbortSignal } | null> => {
    const { signal } = leaving.current;
    // The room may be ready before the answer to the first call is here: what is told meanwhile is not to be missed.
    const received = new Set<string>();
    const stop = onLiveNews((id) => received.add(id));
    try {
      const id = await send(wish);
      signal.throwIfAborted();
      const listen = (onNews: () => void) => {
        if (received.has(id)) onNews();
        return onLiveNews((told) => (told === id ? onNews() : undefined));
      };
      const live = await watch(id, { listen, signal });
      if (live === null) showNotice(textOf('errors', 'zxy.198368'), 'warning');
      return live && { live, signal };
    } finally {
      stop();
    }
  };
  return { state, isMade: attempts.isMade(), isLeft: () => leaving.current.signal.aborted, send, prepare };
}
