import { useEffect, useRef, useState } from 'react';
import { storeDraft, readDraft } from './drafts.ts';

/** The text of the composer, kept while it is not sent. A new conversation that gets its name takes the text along. */
export function useDraft(sessionId: string | null) {
  const [text, setText] = useState(() => readDraft(sessionId));
  const kept = useRef(sessionId);
  useEffect(() => {
    if (kept.current !== sessionId) storeDraft(kept.current, '');
    kept.current = sessionId;
    storeDraft(sessionId, text);
  }, [sessionId, text]);
  return [text, setText] as const;
}
