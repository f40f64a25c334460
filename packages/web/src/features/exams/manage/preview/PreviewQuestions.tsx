import { previewExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { takerQuestionOf } from '@shuyuan/contract/exams/taking/taker-question';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { ExamForm } from '../exam-form.ts';
import { PreviewQuestion } from './PreviewQuestion.tsx';

type Props = { exam: Pick<ExamForm, 'id' | 'settings'>; seed: string; hasKeys: boolean };

/** The questions of one drawn paper, as takers see them. */
export function PreviewQuestions({ exam: { id, settings }, seed, hasKeys }: Props) {
  const t = useT('examining');
  const preview = useRead(previewExam, { id, seed }, { claims: 'notices', placeholderData: keepPreviousData });
  const { areOptionsShuffled } = settings;
  return (
    <ReadStates read={preview} failed={t('examining.preview.failed')} shape="list" count={4}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('examining.preview.empty')} />
        ) : (
          <Stack>
            {items.map((item, at) => (
              <PreviewQuestion
                key={`${seed} ${item.questionId}`}
                number={at + 1}
                points={item.points}
                question={takerQuestionOf(item.question, { seed: `${seed} ${at}`, areOptionsShuffled })}
                solution={hasKeys ? item : null}
              />
            ))}
          </Stack>
        )
      }
    </ReadStates>
  );
}
