import { listMarkingQuestions } from '@shuyuan/contract/exams/marking/marking.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { MarkingActions } from './MarkingActions.tsx';
import { markingAddress } from './marking-address.ts';
import { MarkingItem } from './MarkingItem.tsx';
import { MarkingQuestions } from './MarkingQuestions.tsx';

/** D-183: answers of an exam that a person has to read, question by question and without names. */
export function MarkingPage() {
  const t = useT('exams');
  const { id } = usePathParams('examMarking');
  const [{ question, version }] = useAddressState(markingAddress);
  const read = useRead(listMarkingQuestions, { id }, { claims: 'notices' });
  const isQuestion = question !== undefined && version !== undefined;
  return (
    <ReadStates read={read} failed={t('exams.failed')} shape="list" count={3}>
      {(exam) => (
        <>
          <PageTitle
            title={t('exams.mark.of', { name: exam.name })}
            description={t('exams.mark.text')}
            actions={<MarkingActions id={id} isQuestion={isQuestion} canManage={exam.can.manage} />}
          />
          {isQuestion ? (
            <MarkingItem
              key={`${question} ${version}`}
              examId={id}
              questionId={question}
              version={Number(version) || 0}
            />
          ) : (
            <MarkingQuestions exam={exam} />
          )}
        </>
      )}
    </ReadStates>
  );
}
