import { listCards, readNextCard, readPractice } from '@shuyuan/contract/practice/practice.wire';
import { useCallback } from 'react';
import { useRead, useRefresh } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { practiceZone } from './practice-zone.ts';
import { PracticeCard } from './PracticeCard.tsx';
import { PracticeProgress } from './PracticeProgress.tsx';

/** A card stays until it is answered: it is not replaced because somebody looked at another window. */
const once = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** One card after the other, until today is done. */
export function TodayCards() {
  const t = useT('practice');
  const read = useRead(readNextCard, practiceZone, { claims: 'notices', ...once });
  const refresh = useRefresh();
  const goOn = useCallback(() => {
    for (const stale of [readNextCard, readPractice, listCards]) refresh(stale);
  }, [refresh]);
  return (
    <ReadStates read={read} failed={t('practice.failed')} shape="list" count={3}>
      {(next) => (
        <Stack>
          <PracticeProgress next={next} />
          {next.card ? (
            <PracticeCard key={`${next.card.id} ${next.card.round}`} card={next.card} onNext={goOn} />
          ) : (
            <NothingLeft answerCount={next.answerCount} />
          )}
        </Stack>
      )}
    </ReadStates>
  );
}
