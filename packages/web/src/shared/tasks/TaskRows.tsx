import type { Task } from '@shuyuan/contract/centre/task';
import { TaskRow } from './TaskRow.tsx';
import classes from './TaskRow.module.css';

export const TaskRows = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className={classes.list}>
    {tasks.map((task) => (
      <TaskRow key={`${task.kind} ${task.id}`} task={task} />
    ))}
  </ul>
);
