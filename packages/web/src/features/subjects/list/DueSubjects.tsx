import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import { CalendarClock } from 'lucide-react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SubjectCard } from './SubjectCard.tsx';

const shown = 3;

/** The subjects the reader is in, what is due first in front; nothing where they are in none. */
export function DueSubjects() {
  const t = useT('subjects');
  const { data } = useRead(listSubjects, { pageSize: shown, finishStatus: FinishStatus.learning });
  if (!data || data.items.length === 0) return null;
  const all = (
    <PathLink to="subjects" params={{}}>
      {t('subjects.all')}
    </PathLink>
  );
  return (
    <Panel title={t('subjects.view.mine')} icon={<CalendarClock />} action={all}>
      <Stack as="ul">
        {data.items.map((subject) => (
          <SubjectCard key={subject.id} subject={subject} />
        ))}
      </Stack>
    </Panel>
  );
}
