import { readClass } from '@shuyuan/contract/training/class.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from './Class.module.css';
import { ClassTitle } from './ClassTitle.tsx';
import { EnrolmentPanel } from './EnrolmentPanel.tsx';
import { MeetingList } from './MeetingList.tsx';

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
            <EnrolmentPanel training={training} />
            {training.introduction && (
              <Panel title={t('classes.introduction')}>
                <HintText size="base" className={classes.text}>
                  {training.introduction}
                </HintText>
              </Panel>
            )}
            <MeetingList training={training} />
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
