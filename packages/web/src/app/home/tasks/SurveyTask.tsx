import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listWaitingSurveys } from '@shuyuan/contract/surveys/waiting-surveys.wire';
import { ListChecks } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from '../MyTasks.module.css';
import { TaskWords } from './TaskWords.tsx';

type Props = { survey: OutputOf<typeof listWaitingSurveys>['items'][number] };

/** A survey that waits for the reader. */
export function SurveyTask({ survey: { id, title, closesAt } }: Props) {
  const t = useT('common');
  const format = useFormat();
  const words =
    closesAt === null ? t('section.research') : t('home.tasks.surveyUntil', { time: format.dateTime(closesAt) });
  return (
    <li>
      <PathLink to="surveyAnswer" params={{ id }} className={classes.task}>
        <TaskWords icon={ListChecks} title={title} words={words} />
      </PathLink>
    </li>
  );
}
