import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { ClipboardList } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import classes from './MyTasks.module.css';

type Survey = OutputOf<typeof listSurveys>['items'][number];

/** A survey that waits for the reader. */
export function SurveyTask({ survey: { id, title, closesAt } }: { survey: Survey }) {
  const t = useT('common');
  const format = useFormat();
  return (
    <li>
      <PathLink to="surveyAnswer" params={{ id }} className={classes.task}>
        <span className={classes.mark}>
          <ClipboardList size={18} aria-hidden />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.second}>
            {closesAt === null
              ? t('home.tasks.survey')
              : t('home.tasks.surveyUntil', { time: format.dateTime(closesAt) })}
          </span>
        </span>
      </PathLink>
    </li>
  );
}
