import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './StatTile.module.css';

type Props = {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  icon?: ReactNode;
  /** The change in words, such as “+12 %”, and its direction. */
  change?: { readonly text: string; readonly direction: 'up' | 'down' };
};

export function StatTile({ label, value, unit, icon, change }: Props) {
  const Trend = change?.direction === 'down' ? TrendingDown : TrendingUp;
  return (
    <div className={classes.root}>
      <div className={classes.label}>
        {icon}
        {label}
      </div>
      <div className={classes.value}>
        {value}
        {unit && <span className={classes.unit}>{unit}</span>}
      </div>
      {change && (
        <div className={classes.change} data-direction={change.direction}>
          <Trend size={14} aria-hidden />
          <bdi>{change.text}</bdi>
        </div>
      )}
    </div>
  );
}
