import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { onLiveNews } from '../../../lib/live-news.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useRefresh } from '../../../lib/queries.ts';
import { textOf } from '../../../lib/texts.ts';
import { communityOf } from '../calls-of.ts';
import { type LiveDetail, managedList } from '../manage/managed-live.ts';
import type { LiveSettings } from '../manage/use-live-settings.ts';
import { creationAttempts } from './creation-attempts.ts';
import { creationCalls, type Wish } from './creation-calls.ts';
import { watchCreation } from './creation-watch.ts';

export type CreationStep =
  | { readonly step: 'rest' }
  | { readonly step: 'sending' }
  | { readonly step: 'preparing'; readonly poll: number };

/** LIVE-CREATE-03…07: from the form to a room that is ready, or an honest word that it is not. */
export function useCreation(settings: LiveSettings) {
  const [attempts] = useState(() => creationAttempts(creationCalls(settings.supplier)));
  const [state, setState] = useState<CreationStep>({ step: 'rest' });
  const leaving = useRef<AbortController | null>(null);
  const refresh = useRefresh();
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (wish: Wish): Promise<string> => {
    setState({ step: 'sending' });
    try {
      return await attempts.submit(wish);
    } finally {
      refresh(managedList);
      setState({ step: 'rest' });
    }
  };
  const watch = async (id: string, listen: (onNews: () => void) => () => void): Promise<LiveDetail | null> => {
    const { signal } = (leaving.current = new AbortController());
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
  /** Null when the room was not ready in time; the warning has been shown by then. */
  const prepare = async (wish: Wish): Promise<LiveDetail | null> => {
    // The room may be ready before the answer to the first call is here: what is told meanwhile is not to be missed.
    const heard = new Set<string>();
    const stop = onLiveNews((id) => heard.add(id));
    try {
      const id = await send(wish);
      const live = await watch(id, (onNews) => {
        if (heard.has(id)) onNews();
        return onLiveNews((told) => (told === id ? onNews() : undefined));
      });
      if (live === null) showNotice(textOf('errors', 'zxy.198368'), 'warning');
      return live;
    } finally {
      stop();
    }
  };
  return { state, isMade: attempts.isMade(), send, prepare };
}
