import { ExamRecordStatus, examRecordStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PersonName } from '../../../../shared/people/PersonName.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { useExamWords } from '../../use-exam-words.ts';
import type { AttemptRow } from './attempt-row.ts';
import { AttentionButton } from './AttentionButton.tsx';
import { AttemptMenu } from './AttemptMenu.tsx';
import classes from './Attempts.module.css';

const tones: Partial<Record<ExamRecordStatus, 'pine' | 'gold' | 'cinnabar'>> = {
  [ExamRecordStatus.answering]: 'gold',
  [ExamRecordStatus.marking]: 'gold',
  [ExamRecordStatus.passed]: 'pine',
  [ExamRecordStatus.failed]: 'cinnabar',
};

/** Begin and end; of an open one until when it runs, and what was given to it. */
function AttemptTimes({ attempt }: { attempt: AttemptRow }) {
  const t = useT('examining');
  const format = useFormat();
  const { startTime, endTime, closeTime, extraMinutes } = attempt;
  return (
    <>
      {format.dateTime(startTime)}
      <span className={classes.soft}>
        {endTime === null
          ? t('examining.attempts.open', { time: format.dateTime(closeTime) })
          : t('examining.attempts.until', { time: format.dateTime(endTime) })}
      </span>
      {extraMinutes > 0 && (
        <span className={classes.soft}>{t('examining.attempts.extraOf', { count: format.count(extraMinutes) })}</span>
      )}
    </>
  );
}

export function useAttemptColumns(examId: string): Column<AttemptRow>[] {
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
          <span className={classes.soft}>{exams('exams.attempt.number', { number })}</span>
        </>
      ),
    },
    { key: 'times', header: t('examining.attempts.when'), cell: (attempt) => <AttemptTimes attempt={attempt} /> },
    {
      key: 'status',
      header: t('examining.attempts.status'),
      cell: ({ status, hasLateAnswers, ...attempt }) => (
        <>
          <Tag tone={tones[status] ?? 'neutral'}>{activity(examRecordStatusLabels[status])}</Tag>
          {hasLateAnswers && <span className={classes.soft}>{t('examining.attempts.late')}</span>}
          {attempt.attentionCount > 0 && <AttentionButton examId={examId} attempt={attempt} />}
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
      cell: ({ answeredCount }) => format.count(answeredCount),
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
      cell: (attempt) => <AttemptMenu examId={examId} attempt={attempt} />,
    },
  ];
}
