import type { ReactNode } from 'react';
import { HintText } from './HintText.tsx';
import classes from './PageTitle.module.css';

type Props = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

/** The one `h1` of a page; its primary action stands at the end of the line. */
export function PageTitle({ title, description, actions }: Props) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {description && (
          <HintText size="base" className={classes.description}>
            {description}
          </HintText>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
