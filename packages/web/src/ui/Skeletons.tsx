import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Skeletons.module.css';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Announces once that something is loading; the bones themselves are silent. */
function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <output className={classes.root}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={classes.root} aria-hidden="true">
        {children}
      </span>
    </output>
  );
}

type Props = { label: string; count?: number };

export function SkeletonText({ label, count = 3 }: Props) {
  return (
    <Loading label={label}>
      {upTo(count).map((line) => (
        <div key={line} className={classes.line} style={{ inlineSize: line === count - 1 ? '60%' : '100%' }} />
      ))}
    </Loading>
  );
}

/** Rows of a face, a name and a line. */
export function SkeletonList({ label, count = 4 }: Props) {
  return (
    <Loading label={label}>
      {upTo(count).map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.face} />
          <div className={classes.words}>
            <div className={classes.line} style={{ inlineSize: '40%' }} />
            <div className={classes.line} style={{ inlineSize: '70%' }} />
          </div>
        </div>
      ))}
    </Loading>
  );
}

export function SkeletonCards({ label, count = 3 }: Props) {
  return (
    <Loading label={label}>
      <div className={classes.cards}>
        {upTo(count).map((card) => (
          <div key={card} className={classes.card}>
            <div className={classes.cover} />
            <div className={classes.line} style={{ inlineSize: '85%' }} />
            <div className={classes.line} style={{ inlineSize: '50%' }} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

export function SkeletonTable({ label, count = 5 }: Props) {
  return (
    <Loading label={label}>
      {upTo(count).map((row) => (
        <div key={row} className={classes.tableRow}>
          <div className={classes.line} />
          <div className={classes.line} />
          <div className={classes.line} />
        </div>
      ))}
    </Loading>
  );
}
