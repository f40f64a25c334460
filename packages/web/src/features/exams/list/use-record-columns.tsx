import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import type { listExamRecords } from '@shuyuan/contract/exams/taking/taking.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { NamedColumn } from '../../../shared/columns/named-column.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { AttemptTag } from '../AttemptTag.tsx';
import { useExamWords } from '../use-exam-words.ts';
import classes from './List.module.css';

type ExamRecord = OutputOf<typeof listExamRecords>['items'][number];

/** The facts of an attempt; which of them, and in which order, the reader chooses (CENTRE-05). */
export function useRecordColumns(): NamedColumn<ExamRecord>[] {
  const t = useT('exams');
  const centre = useT('centre');
  const format = useFormat();
  const words = useExamWords();
  return [
    {
      key: 'title',
      header: centre('centre.column.title'),
      cell: ({ id, examName, status }) => (
        <PathLink
          to={status === ExamRecordStatus.answering ? 'examTake' : 'examResult'}
          params={{ id }}
          className={classes.name}
        >
          <bdi>{examName}</bdi>
        </PathLink>
      ),
    },
    { key: 'status', header: centre('centre.column.status'), cell: ({ status }) => <AttemptTag status={status} /> },
    {
      key: 'score',
      header: centre('centre.column.score'),
      cell: ({ score, pointSum }) =>
        score === null ? '—' : t('exams.score', { score: words.score(score), sum: format.count(pointSum) }),
    },
    {
      key: 'started',
      header: centre('centre.column.started'),
      cell: ({ startTime }) => format.dateTime(startTime),
    },
    {
      key: 'attempt',
      header: centre('centre.column.attempt'),
      cell: ({ number }) => t('exams.attempt.number', { number }),
    },
    {
      key: 'ended',
      header: centre('centre.column.ended'),
      cell: ({ endTime }) => (endTime === null ? '—' : format.dateTime(endTime)),
    },
    {
      key: 'kind',
      header: centre('centre.column.kind'),
      cell: ({ isCertification }) => (isCertification ? t('exams.certification') : t('exams.title')),
    },
  ];
}
