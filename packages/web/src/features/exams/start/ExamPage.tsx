import { readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ReturnLink } from '../../../shared/contents/ReturnLink.tsx';
import { ExamConditions } from './ExamConditions.tsx';
import { OwnAttempts } from './OwnAttempts.tsx';
import { ExamStart } from './ExamStart.tsx';

/** D-183: an exam before it is started: everything that will hold, then the start. */
export function ExamPage() {
  const t = useT('exams');
  const { id } = usePathParams('exam');
  const read = useRead(readExam, { id }, { claims: 'notices' });
  return (
    <ReadStates read={read} failed={t('exams.failed')} shape="list" count={4}>
      {(exam) => (
        <>
          <PageTitle
            title={exam.name}
            description={exam.introduction || t('exams.text')}
            actions={
              <>
                <ReturnLink />
                <PathLink to="exams" params={{}}>
                  {t('exams.all')}
                </PathLink>
              </>
            }
          />
          <Stack>
            <ExamConditions exam={exam} />
            <ExamStart exam={exam} />
            {exam.attempts.length > 0 && <OwnAttempts attempts={exam.attempts} />}
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
