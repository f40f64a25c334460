import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import classes from './Panel.module.css';
import { SectionHeader } from './SectionHeader.tsx';

type Props = {
  title?: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  /** `flush` lets lists and tables reach the edges. */
  padding?: 'normal' | 'flush';
  className?: string | undefined;
  children: ReactNode;
};

/** A card on the paper. With a title it is a region of that name. */
export function Panel({ title, icon, hint, action, padding = 'normal', className, children }: Props) {
  const id = useId();
  return (
    <section className={classNames(classes.root, className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes.header}>
          <SectionHeader title={title} id={id} icon={icon} hint={hint} action={action} />
        </div>
      )}
      <div className={padding === 'flush' ? classes.flush : classes.body}>{children}</div>
    </section>
  );
}
