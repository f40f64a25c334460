import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  art?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  size?: 'panel' | 'page';
};

export function EmptyState({ art, title, text, action, size = 'panel' }: Props) {
  return (
    <div className={classes.place}>
      <div className={classes.root} data-size={size}>
        {art && <div className={classes.art}>{art}</div>}
        <div>
          <p className={classes.title}>{title}</p>
          {text && <p className={classes.text}>{text}</p>}
          {action && <div className={classes.action}>{action}</div>}
        </div>
      </div>
    </div>
  );
}
