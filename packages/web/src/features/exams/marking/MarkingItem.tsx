import { nextMarkingItem } from '@shuyuan/contract/exams/marking/marking.wire';
import { useState } from 'react';
import { useRead, useRefresh } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { MarkedAnswer } from './MarkedAnswer.tsx';
import { MarkForm } from './MarkForm.tsx';
import { OtherMarks } from './OtherMarks.tsx';

type Props = { examId: string; questionId: string; version: number };

/** One answer after the other to the same question, without a name. */
export function MarkingItem({ examId, questionId, version }: Props) {
  const t = useT('exams');
  const refresh = useRefresh();
  const [skip, setSkip] = useState<string>();
  const read = useRead(
    nextMarkingItem,
    { id: examId, questionId, version, ...(skip && { skip }) },
    { claims: 'notices', gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  return (
    <ReadStates read={read} failed={t('exams.failed')} shape="list" count={3}>
      {({ item }) =>
        item === null ? (
          <EmptyState title={t('exams.mark.none')} text={t('exams.mark.none.text')} />
        ) : (
          <Stack>
            <MarkedAnswer item={item} />
            <Panel title={t('exams.mark.title')}>
              <Stack>
                <OtherMarks item={item} />
                <MarkForm
                  key={item.id}
                  item={item}
                  onMarked={() => refresh(nextMarkingItem)}
                  onSkip={() => setSkip(item.id)}
                />
              </Stack>
            </Panel>
          </Stack>
        )
      }
    </ReadStates>
  );
}
