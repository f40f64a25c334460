import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { QuestionView } from './QuestionView.tsx';
import { UnknownQuestion } from './UnknownQuestion.tsx';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status);

/** COMM-15: something published, for whoever may read it. */
export function QuestionPage({ id }: { id: string }) {
  const t = useT('share');
  const question = useRead(readQuestion, { id }, { claims: 'notices' });
  if (isUnknown(question.error)) return <UnknownQuestion />;
  return (
    <ReadStates read={question} failed={t('community.question.detail.failed')} shape="list" count={3}>
      {(data) => <QuestionView key={data.id} question={data} />}
    </ReadStates>
  );
}
