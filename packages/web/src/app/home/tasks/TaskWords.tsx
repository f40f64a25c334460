import type { LucideIcon } from 'lucide-react';
import classes from '../MyTasks.module.css';

type Props = { icon: LucideIcon; box?: string; title: string; words: string };

/** A task in two lines: its name, and why it is here. */
export function TaskWords({ icon: Icon, box, title, words }: Props) {
  return (
    <>
      <span className={classes.mark} data-box={box}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.second}>{words}</span>
      </span>
    </>
  );
}
