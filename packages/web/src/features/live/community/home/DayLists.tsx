import type { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { DayList } from './DayList.tsx';
import classes from './Schedule.module.css';

type Props = { read: UseQueryResult<OutputOf<typeof nativeCommunity.schedule>>; shown: string | null };

/** The lives of the chosen day beside a calendar, of the whole month on a phone; nothing is called free before it is known. */
export function DayLists({ read, shown }: Props) {
  const t = useT('activity');
  return (
    <ReadStates read={read} failed={t('live.home.failed')} shape="list" count={1}>
      {({ days }) => (
        <>
          {shown !== null && (
            <div className={classes.desktop}>
              <DayList days={days.filter(({ day }) => day === shown)} none="live.home.schedule.none" />
            </div>
          )}
          <div className={classes.phone}>
            <DayList days={days} none="live.home.schedule.noneInMonth" />
          </div>
        </>
      )}
    </ReadStates>
  );
}
