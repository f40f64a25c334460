import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { readMeetingCode } from '@shuyuan/contract/training/attendance.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import classes from './Code.module.css';

type CodeView = OutputOf<typeof readMeetingCode>;

/** The number of people who have come is read this often. */
const countMs = 5_000;
/** A code changes a moment after its time. */
const changeMs = 50;

const nextReadMs = ({ until, now }: CodeView): number => Math.min(countMs, until - now + changeMs);

const inThrees = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`;

function CodeOnScreen({ code }: { code: CodeView }) {
  const t = useT('teaching');
  const { count } = useFormat();
  const { title, meetingTitle, url, typed, presentCount, enrolledCount, classId } = code;
  return (
    <>
      <h1>
        <bdi>{[title, meetingTitle].filter(Boolean).join(' · ')}</bdi>
      </h1>
      <QrCode text={url} label={t('teaching.code.qr')} failedText={t('teaching.code.failed')} size="min(52vh, 80vw)" />
      <HintText size="base">{t('teaching.code.typed')}</HintText>
      <bdi className={classes.digits}>{inThrees(typed)}</bdi>
      <strong className={classes.count}>
        {t('teaching.code.count', { present: count(presentCount), enrolled: count(enrolledCount) })}
      </strong>
      <PathLink to="trainingManage" params={{ id: classId }} search={{ tab: 'attendance' }}>
        {t('teaching.code.back')}
      </PathLink>
    </>
  );
}

/** The code of a meeting for the screen of its room: it changes by itself, and says so when it no longer can. */
export function MeetingCodePage() {
  const t = useT('teaching');
  const { id: meetingId } = usePathParams('classCode');
  const read = useRead(
    readMeetingCode,
    { meetingId },
    {
      claims: 'notices',
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data ? nextReadMs(state.data) : false),
      // The screen of a room is nobody's focused window.
      refetchIntervalInBackground: true,
    },
  );
  return (
    <main className={classes.root}>
      {read.isError && read.data && <ErrorText>{t('teaching.code.lost')}</ErrorText>}
      <ReadStates read={read} failed={t('teaching.code.failed')} shape="list" count={3}>
        {(code) => <CodeOnScreen code={code} />}
      </ReadStates>
    </main>
  );
}
