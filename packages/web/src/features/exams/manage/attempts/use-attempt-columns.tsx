import { ExamRecordStatus, examRecordStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PersonName } from '../../../../shared/people/PersonName.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { useExamWords } from '../../use-exam-words.ts';
import { hasAttempt, type TakerRow } from './attempt-row.ts';
import { AttentionButton } from './AttentionButton.tsx';
import { AttemptMenu } from './AttemptMenu.tsx';
import classes from './Attempts.module.css';

const tones: Partial<Record<ExamRecordStatus, 'pine' | 'gold' | 'cinnabar'>> = {
  [ExamRecordStatus.answering]: 'gold',
  [ExamRecordStatus.interrupted]: 'cinnabar',
  [ExamRecordStatus.marking]: 'gold',
  [ExamRecordStatus.passed]: 'pine',
  [ExamRecordStatus.failed]: 'cinnabar',
  [ExamRecordStatus.annulled]: 'cinnabar',
};

/** Begin and end; of an open one until when it runs, and what was given to it. */
function AttemptTimes({ attempt }: { attempt: TakerRow }) {
  const t = useT('examining');
  const format = useFormat();
  const { startTime, endTime, closeTime, heardTime, extraMinutes, status } = attempt;
  if (startTime === null || closeTime === null) return '—';
  return (
    <>
      {format.dateTime(startTime)}
      <span className={classes.soft}>
        {endTime === null
          ? t('examining.attempts.open', { time: format.dateTime(closeTime) })
          : t('examining.attempts.until', { time: format.dateTime(endTime) })}
      </span>
      {status === ExamRecordStatus.interrupted && heardTime !== null && (
        <span className={classes.soft}>{t('examining.attempts.heard', { time: format.dateTime(heardTime) })}</span>
      )}
      {extraMinutes > 0 && (
        <span className={classes.soft}>{t('examining.attempts.extraOf', { count: format.count(extraMinutes) })}</span>
      )}
    </>
  );
}

export function useAttemptColumns(examId: string): Column<TakerRow>[] {
  const t = useT('examining');
  const exams = useT('exams');
  const activity = useT('activity');
  const format = useFormat();
  const words = useExamWords();
  return [
    {
      key: 'person',
      header: t('examining.attempts.person'),
      cell: ({ memberId, fullName, number }) => (
        <>
          <PersonName memberId={memberId} name={fullName} />
          {number > 0 && <span className={classes.soft}>{exams('exams.attempt.number', { number })}</span>}
        </>
      ),
    },
    { key: 'times', header: t('examining.attempts.when'), cell: (attempt) => <AttemptTimes attempt={attempt} /> },
    {
      key: 'status',
      header: t('examining.attempts.status'),
      cell: (attempt) => (
        <>
          <Tag tone={tones[attempt.status] ?? 'neutral'}>{activity(examRecordStatusLabels[attempt.status])}</Tag>
          {attempt.hasLateAnswers && <span className={classes.soft}>{t('examining.attempts.late')}</span>}
          {hasAttempt(attempt) && attempt.attentionCount > 0 && <AttentionButton examId={examId} attempt={attempt} />}
        </>
      ),
    },
    {
      key: 'mark',
      header: t('examining.attempts.mark'),
      align: 'end',
      cell: ({ score, pointSum }) =>
        score === null ? '—' : exams('exams.score', { score: words.score(score), sum: format.count(pointSum) }),
    },
    {
      key: 'answered',
      header: t('examining.attempts.answered'),
      align: 'end',
      cell: (attempt) => (hasAttempt(attempt) ? format.count(attempt.answeredCount) : '—'),
    },
    {
      key: 'receipt',
      header: t('examining.attempts.receipt'),
      cell: ({ receipt, endTime }) => {
        if (receipt !== null) return <bdi className={classes.code}>{receipt}</bdi>;
        return endTime === null ? '—' : <span className={classes.soft}>{t('examining.attempts.noReceipt')}</span>;
      },
    },
    {
      key: 'actions',
      header: t('examining.column.actions'),
      align: 'end',
      cell: (attempt) => hasAttempt(attempt) && <AttemptMenu examId={examId} attempt={attempt} />,
    },
  ];
}
