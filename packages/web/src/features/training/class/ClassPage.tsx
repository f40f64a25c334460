import { readClass } from '@shuyuan/contract/training/class.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ClassExtras } from './ClassExtras.tsx';
import { ClassTitle } from './ClassTitle.tsx';
import { EnrolmentPanel } from './EnrolmentPanel.tsx';
import { Introduction } from './Introduction.tsx';
import { MeetingList } from './MeetingList.tsx';
import { TypedCode } from './TypedCode.tsx';

/** A class before, while and after it meets: where and when, and one's own seat in it. */
export function ClassPage() {
  const t = useT('classes');
  const { id } = usePathParams('trainingClass');
  const read = useRead(readClass, { id }, { claims: 'notices' });
  return (
    <ReadStates read={read} failed={t('classes.failed')} shape="list" count={4}>
      {(training) => (
        <>
          <ClassTitle training={training} />
          <Stack>
            {training.can.checkIn && <TypedCode classId={id} />}
            <EnrolmentPanel training={training} />
            {training.introduction && <Introduction text={training.introduction} />}
            <MeetingList training={training} />
            <ClassExtras training={training} />
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
