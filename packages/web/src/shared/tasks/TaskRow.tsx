import type { Task } from '@shuyuan/contract/centre/task';
import { taskTimeOf } from '@shuyuan/contract/centre/task-time';
import {
  BookOpen,
  GraduationCap,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Radio,
  Stamp,
  Undo2,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { TaskLink } from './TaskLink.tsx';
import classes from './TaskRow.module.css';

/** Those that are on the first load of home anyway. */
const icons = {
  course: BookOpen,
  subject: GraduationCap,
  exam: ListChecks,
  research: MessagesSquare,
  class: UsersRound,
  live: Radio,
  room: Stamp,
  approval: Stamp,
} as const satisfies Record<Task['kind'], LucideIcon>;

function useWords(task: Task): { words: string; isUrgent: boolean } {
  const t = useT('common');
  const { relative, dateTime } = useFormat();
  const [now] = useState(Date.now);
  const { dueTime, sinceTime, starterName, box } = task;
  if (box === 'sent-back') return { words: t('home.tasks.sentBack', { time: relative(sinceTime) }), isUrgent: true };
  if (starterName !== null)
    return { words: t('home.tasks.decide', { name: starterName, time: relative(sinceTime) }), isUrgent: false };
  const time = taskTimeOf(task, now);
  return { words: t(`home.tasks.time.${time}`, { time: dateTime(dueTime ?? 0) }), isUrgent: time === 'late' };
}

/** A task in two lines, its name and why it is here; a link to where it is done. */
export function TaskRow({ task }: { task: Task }) {
  const { words, isUrgent } = useWords(task);
  const Icon = task.box === 'sent-back' ? Undo2 : icons[task.kind];
  return (
    <li>
      <TaskLink task={task} className={classes.task}>
        <span className={classes.mark} data-urgent={isUrgent}>
          <Icon size={18} aria-hidden />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{task.title}</span>
          <span className={classes.second}>{words}</span>
        </span>
      </TaskLink>
    </li>
  );
}
