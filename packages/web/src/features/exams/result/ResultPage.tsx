import { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useLateAnswers } from '../take/use-late-answers.ts';
import { OwnMoments } from './OwnMoments.tsx';
import { ResultLinks } from './ResultLinks.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { ResultQuestion } from './ResultQuestion.tsx';

const numbered = <Question,>(questions: readonly Question[]) =>
  questions.map((question, index) => ({ number: index + 1, question }));

/** D-183: what an attempt came to: the receipt, the score, and answers and keys where the exam shows them. */
export function ResultPage() {
  const t = useT('exams');
  const { id } = usePathParams('examResult');
  const read = useRead(readAttemptResult, { id }, { claims: 'notices' });
  useLateAnswers(id, read.isSuccess);
  return (
    <ReadStates read={read} failed={t('exams.failed')} shape="list" count={4}>
      {(result) => (
        <>
          <PageTitle
            title={result.examName}
            description={t('exams.result.text')}
            actions={<ResultLinks examId={result.examId} />}
          />
          <Stack>
            <ResultPanel result={result} />
            {result.noted && <OwnMoments moments={result.noted} />}
            {numbered(result.questions ?? []).map(({ number, question }) => (
              <ResultQuestion key={number} number={number} result={question} />
            ))}
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
