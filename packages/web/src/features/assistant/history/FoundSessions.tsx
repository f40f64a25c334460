import { Button } from '@mantine/core';
import { listSessions } from '@shuyuan/contract/assistant/chat.wire';
import { chatPageSize } from '@shuyuan/contract/assistant/chat';
import { useState } from 'react';
import { useReads } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { HistoryProps } from './history-props.ts';
import { SessionList } from './SessionList.tsx';

/** Conversations whose title has a word, the newest first. */
export function FoundSessions({ words, ...props }: HistoryProps & { words: string }) {
  const t = useT('assistant');
  const [asked, setAsked] = useState({ words, pages: 1 });
  if (asked.words !== words) setAsked({ words, pages: 1 });
  const inputs = Array.from({ length: asked.pages }, (_, index) => ({
    search: words,
    page: index + 1,
    pageSize: chatPageSize,
  }));
  const reads = useReads(listSessions, inputs, { claims: 'notices' });
  const [first] = reads;
  if (!first) return null;
  return (
    <ReadStates read={first} failed={t('assistant.history.failed')} shape="list" count={3}>
      {({ recordCount }) => {
        if (recordCount === 0) return <EmptyState title={t('assistant.history.none', { words })} />;
        const sessions = reads.flatMap(({ data }) => data?.items ?? []);
        return (
          <>
            <SessionList {...props} label={t('assistant.history.found')} sessions={sessions} />
            {recordCount > asked.pages * chatPageSize && (
              <Button variant="subtle" fullWidth onClick={() => setAsked({ words, pages: asked.pages + 1 })}>
                {t('assistant.history.more')}
              </Button>
            )}
          </>
        );
      }}
    </ReadStates>
  );
}
