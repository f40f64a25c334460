import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import type { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { PersonName } from '../../../../shared/people/PersonName.tsx';
import classes from './Learners.module.css';

type Learner = OutputOf<typeof listLearners>['items'][number];

type Choice = { readonly chosen: readonly string[]; readonly onChoose: (chosen: readonly string[]) => void };

/** Whoever has finished can be chosen for the next run; nobody else has one to open. */
function useChoiceColumn(choice: Choice | null): Column<Learner>[] {
  const t = useT('courses');
  if (choice === null) return [];
  const { chosen, onChoose } = choice;
  return [
    {
      key: 'choice',
      header: t('courses.retrain'),
      cell: ({ memberId, fullName, finishStatus }) =>
        finishStatus === FinishStatus.finished && (
          <input
            type="checkbox"
            aria-label={t('courses.retrain.choose', { name: fullName })}
            checked={chosen.includes(memberId)}
            onChange={({ currentTarget }) =>
              onChoose(currentTarget.checked ? [...chosen, memberId] : chosen.filter((one) => one !== memberId))
            }
          />
        ),
    },
  ];
}

export function useLearnerColumns(choice: Choice | null): Column<Learner>[] {
  const t = useT('courses');
  const study = useT('study');
  const format = useFormat();
  const choiceColumn = useChoiceColumn(choice);
  const day = (time: number | null): string => (time === null ? '—' : format.dateTime(time));
  return [
    {
      key: 'name',
      header: study('study.report.column.name'),
      cell: ({ memberId, fullName, organizationName }) => (
        <>
          <PersonName memberId={memberId} name={fullName} />
          <bdi className={classes.soft}>{organizationName}</bdi>
        </>
      ),
    },
    {
      key: 'status',
      header: study('study.report.column.status'),
      cell: ({ finishStatus }) => (
        <Tag tone={finishStatus === FinishStatus.finished ? 'pine' : 'gold'}>
          {study(finishStatusLabels[finishStatus])}
        </Tag>
      ),
    },
    {
      key: 'progress',
      header: t('courses.learners.progress'),
      cell: ({ percentage, finishedRequired, required }) => (
        <>
          <span className={classes.progress}>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ inlineSize: `${percentage}%` }} />
            </span>
            {format.percent(percentage / 100)}
          </span>
          <span className={classes.soft}>
            {t('courses.learners.sections', { done: format.count(finishedRequired), all: format.count(required) })}
          </span>
        </>
      ),
    },
    {
      key: 'run',
      header: study('study.report.column.run'),
      cell: ({ runNumber, versionNumber }) => (
        <>
          {format.count(runNumber)}
          <span className={classes.soft}>{t('courses.version', { number: versionNumber })}</span>
        </>
      ),
    },
    { key: 'studied', header: study('study.report.column.studied'), cell: ({ lastStudyTime }) => day(lastStudyTime) },
    { key: 'finished', header: study('study.report.column.finished'), cell: ({ finishTime }) => day(finishTime) },
    {
      key: 'minutes',
      header: study('study.report.column.minutes'),
      align: 'end',
      cell: ({ studySeconds }) => format.count(Math.floor(studySeconds / 60)),
    },
    {
      key: 'waiting',
      header: study('study.report.column.waiting'),
      align: 'end',
      cell: ({ waitingCount }) => (waitingCount === 0 ? '—' : format.count(waitingCount)),
    },
    {
      key: 'mark',
      header: study('study.report.column.mark'),
      align: 'end',
      cell: ({ mark }) => (mark === null ? '—' : format.count(mark)),
    },
    ...choiceColumn,
  ];
}
