import { nextMarkingItem } from '@shuyuan/contract/exams/marking/marking.wire';
import { useState } from 'react';
import { useRead, useRefresh } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useExamWords } from '../use-exam-words.ts';
import { MarkedAnswer, type MarkedItem } from './MarkedAnswer.tsx';
import { MarkForm } from './MarkForm.tsx';

/** The marks of the two who differ, for the third. */
function OtherMarks({ marks }: { marks: MarkedItem['otherMarks'] }) {
  const t = useT('exams');
  const words = useExamWords();
  const numbered = marks.map((mark, index) => ({ ...mark, number: index + 1 }));
  return numbered.map(({ number, mark, comment }) => (
    <HintText key={number}>
      {t('exams.mark.other', { number, score: words.score(mark), comment: comment || '—' })}
    </HintText>
  ));
}

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
                <OtherMarks marks={item.otherMarks} />
                <MarkForm
                  key={item.id}
                  id={item.id}
                  points={item.points}
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
