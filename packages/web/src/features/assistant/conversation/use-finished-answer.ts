import { useState } from 'react';
import type { ChatMessage } from './chat-message.ts';

/** Marks mean nothing to the ear. */
const spoken = (text: string): string => text.replaceAll(/\[\d{1,2}\]|[*_`#>|]/g, '');

/**
 * What a screen reader hears: an answer once, when it is finished. Words as they come would be read over each other, and
 * an answer of yesterday is found by reading.
 */
export function useFinishedAnswer(messages: readonly ChatMessage[]): string {
  const running = messages.find(({ finished }) => !finished)?.key ?? null;
  const [followed, setFollowed] = useState<string | null>(null);
  if (running !== null && running !== followed) setFollowed(running);
  const done = messages.find(({ key, finished }) => key === followed && finished);
  return done ? spoken(done.copyContent) : '';
}
