import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { HintText } from './HintText.tsx';

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
          {text && (
            <HintText size="base" className={classes.text}>
              {text}
            </HintText>
          )}
          {action && <div className={classes.action}>{action}</div>}
        </div>
      </div>
    </div>
  );
}
