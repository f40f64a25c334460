import type { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from '../manage/Assignments.module.css';
import { ProgressTag } from '../report/ProgressTag.tsx';
import { DueWords } from './DueWords.tsx';
import { OwnItem } from './OwnItem.tsx';

type Duty = OutputOf<typeof listOwnDuties>['items'][number];

/** One duty: by when, in the reader's zone, what is to be done, each with the way there, and the way to its history. */
export function OwnDuty({ duty }: { duty: Duty }) {
  const t = useT('assignments');
  const { id, title, introduction, progress, dueTime, lateTime, items } = duty;
  return (
    <Panel title={<bdi>{title}</bdi>} action={<ProgressTag progress={progress} />}>
      <Stack gap={12}>
        <div>
          <DueWords dueTime={dueTime} lateTime={lateTime} />
          {introduction !== '' && <HintText>{introduction}</HintText>}
        </div>
        <ul className={classes.list}>
          {items.map((item) => (
            <OwnItem key={`${item.kind} ${item.businessId}`} item={item} dueTime={dueTime} />
          ))}
        </ul>
        <PathLink to="centerMy" params={{ name: 'duties' }} search={{ duty: id }}>
          {t('assignments.mine.history')}
        </PathLink>
      </Stack>
    </Panel>
  );
}
