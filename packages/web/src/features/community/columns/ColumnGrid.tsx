import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { ColumnCard } from './ColumnCard.tsx';
import classes from './Columns.module.css';

type Props = {
  label: string;
  columns: readonly Column[];
  hasAccount?: boolean;
  renderActions?: (column: Column) => ReactNode;
};

export function ColumnGrid({ label, columns, hasAccount = true, renderActions }: Props) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {columns.map((column) => (
        <li key={column.id}>
          <ColumnCard column={column} hasAccount={hasAccount} actions={renderActions?.(column)} />
        </li>
      ))}
    </ul>
  );
}
