import { type ReactNode, useId } from 'react';
import classes from './Specimen.module.css';

/** One shelf of the gallery. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

export function Grid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
