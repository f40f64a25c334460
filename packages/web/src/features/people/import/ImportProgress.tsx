import { useId } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ImportPage.module.css';

/** How many rows are through. */
export function ImportProgress({ done, rows, label }: { done: number; rows: number; label: string }) {
  const t = useT('admin');
  const { count } = useFormat();
  const labelId = useId();
  return (
    <Panel>
      <div className={classes.progress}>
        <span id={labelId}>{label}</span>
        <progress max={rows} value={done} aria-labelledby={labelId} />
        <span className={classes.hint}>{t('admin.import.progress', { done: count(done), total: count(rows) })}</span>
      </div>
    </Panel>
  );
}
