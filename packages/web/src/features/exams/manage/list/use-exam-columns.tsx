import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { useExamWords } from '../../use-exam-words.ts';
import type { ManagedExam } from '../exam-form.ts';
import { ExamStateTag } from '../ExamStateTag.tsx';
import { ExamMenu } from '../steps/ExamMenu.tsx';
import classes from './List.module.css';

export function useExamColumns(): Column<ManagedExam>[] {
  const t = useT('examining');
  const words = useExamWords();
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('examining.column.name'),
      cell: ({ id, name, authorName }) => (
        <>
          <PathLink to="examManage" params={{ id }} className={classes.name}>
            <bdi>{name}</bdi>
          </PathLink>
          <span className={classes.soft}>{t('examining.by', { name: authorName })}</span>
        </>
      ),
    },
    { key: 'state', header: t('examining.column.state'), cell: ({ state }) => <ExamStateTag state={state} /> },
    { key: 'window', header: t('examining.column.window'), cell: words.window },
    {
      key: 'takers',
      header: t('examining.column.takers'),
      align: 'end',
      cell: ({ takerCount, midwayCount }) => (
        <>
          {format.count(takerCount)}
          {midwayCount > 0 && (
            <span className={classes.soft}>{t('examining.midway', { count: format.count(midwayCount) })}</span>
          )}
        </>
      ),
    },
    {
      key: 'updated',
      header: t('examining.column.updated'),
      cell: ({ updateTime }) => format.relative(updateTime),
    },
    {
      key: 'actions',
      header: t('examining.column.actions'),
      align: 'end',
      cell: (exam) => <ExamMenu exam={exam} />,
    },
  ];
}
