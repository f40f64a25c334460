import { listExams } from '@shuyuan/contract/exams/taking/taking.wire';
import { PencilLine } from 'lucide-react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ExamCard } from './ExamCard.tsx';

const shown = 2;

/** The latest exams for the reader on the study home; nothing where there is none. */
export function LatestExams() {
  const t = useT('exams');
  const { data } = useRead(listExams, { pageSize: shown });
  if (!data || data.items.length === 0) return null;
  const all = (
    <PathLink to="exams" params={{}}>
      {t('exams.all')}
    </PathLink>
  );
  return (
    <Panel title={t('exams.title')} icon={<PencilLine />} action={all}>
      <Stack as="ul">
        {data.items.map((exam) => (
          <ExamCard key={exam.id} exam={exam} />
        ))}
      </Stack>
    </Panel>
  );
}
