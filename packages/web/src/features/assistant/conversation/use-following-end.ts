import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from './chat-message.ts';

/** Nearer to the end than this counts as being there. */
const nearPx = 48;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= nearPx;

/** Follows the newest words while the reader is at the end; keeps the place of whoever reads back. */
export function useFollowing(messages: readonly ChatMessage[]) {
  const area = useRef<HTMLElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const follows = useRef(true);
  const known = useRef<{ first?: string | undefined; last?: string | undefined; height: number }>({ height: 0 });

  const toEnd = useCallback(() => {
    follows.current = true;
    setIsAtEnd(true);
    area.current?.scrollTo({ top: area.current.scrollHeight });
  }, []);

  // Blocks out of sight are measured when they come near, and text may be drawn a moment later: the end moves by itself.
  useEffect(() => {
    const content = area.current?.lastElementChild;
    if (!content) return undefined;
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [toEnd]);

  useEffect(() => {
    const element = area.current;
    const follow = (): void => {
      if (!element) return;
      follows.current = isNearEnd(element);
      setIsAtEnd(follows.current);
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, []);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const { first, last, height } = known.current;
    const now = { first: messages[0]?.key, last: messages.at(-1)?.key, height: element.scrollHeight };
    known.current = now;
    const isEarlierAdded = first !== undefined && now.first !== first && now.last === last;
    // A question of one's own is always looked at, and what was asked for above must not push the page away.
    if (isEarlierAdded) element.scrollTop += now.height - height;
    else if (follows.current || now.last !== last) toEnd();
  }, [messages, toEnd]);

  return { area, isAtEnd, toEnd };
}
