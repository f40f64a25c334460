import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { CalendarClock, ListChecks } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import classes from './LiveCounts.module.css';

/** LIVE-ROOM-05: how many lives one asked for, and how many of them still wait. */
export function LiveCounts() {
  const t = useT('personal');
  const format = useFormat();
  const counts = useRead(nativeManage.applyCount, { isEverySupplier: true }, { claims: 'notices' });
  return (
    <ReadStates read={counts} failed={t('centre.lives.failed')} shape="cards" count={2}>
      {({ all, pending }) => (
        <div className={classes.tiles}>
          <StatTile
            icon={<CalendarClock size={18} aria-hidden />}
            label={t('centre.lives.all')}
            value={format.count(all)}
          />
          <StatTile
            icon={<ListChecks size={18} aria-hidden />}
            label={t('centre.lives.pending')}
            value={format.count(pending)}
          />
        </div>
      )}
    </ReadStates>
  );
}
