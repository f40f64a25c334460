import { checkIn } from '@shuyuan/contract/training/attendance.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { AttendanceTag } from '../AttendanceTag.tsx';

/** Checks in; asked again, the server answers the same. */
export function CheckInResult({ receipt }: { receipt: string }) {
  const t = useT('classes');
  const format = useFormat();
  const read = useRead(checkIn, { receipt }, { claims: 'all', staleTime: Infinity, refetchOnWindowFocus: false });
  return (
    <ReadStates read={read} failed={t('classes.checkIn.failed')} shape="list" count={2}>
      {({ classId, title, meetingTitle, state, notedTime }) => (
        <>
          <h1>{t(`classes.checkIn.done.${state}`)}</h1>
          <AttendanceTag state={state} />
          <p>
            <bdi>{[title, meetingTitle].filter(Boolean).join(' · ')}</bdi>
          </p>
          <p>{t('classes.checkIn.time', { time: format.dateTime(notedTime) })}</p>
          <PathLink to="trainingClass" params={{ id: classId }}>
            {t('classes.checkIn.class')}
          </PathLink>
        </>
      )}
    </ReadStates>
  );
}
