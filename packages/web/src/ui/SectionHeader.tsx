import type { ReactNode } from 'react';
import { HintText } from './HintText.tsx';
import classes from './SectionHeader.module.css';

type Props = { title: ReactNode; id?: string; level?: 2 | 3; icon?: ReactNode; hint?: ReactNode; action?: ReactNode };

export function SectionHeader({ title, id, level = 2, icon, hint, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.root}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={classes.title} id={id}>
        {title}
      </Heading>
      {hint && <HintText as="span">{hint}</HintText>}
      {action && <span className={classes.action}>{action}</span>}
    </div>
  );
}
