import { externalCommunity } from '@shuyuan/contract/live/community.wire';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { OpenActivity } from './OpenActivity.tsx';
import classes from './OpenActivityPage.module.css';

/** ROUTE-02: opens a live of suppliers 0 and 4 in the supplier's own room, as its host or as a viewer. */
export function OpenActivityPage() {
  const t = useT('activity');
  const { id } = usePathParams('activityLive');
  const read = useRead(externalCommunity.detail, { id }, { claims: 'notices' });
  return (
    <main className={classes.root}>
      <h1 className={classes.title}>{t('live.detail.opening.title')}</h1>
      <ReadStates read={read} failed={t('live.detail.failed')} shape="cards" count={1}>
        {(live) => <OpenActivity key={live.id} live={live} />}
      </ReadStates>
    </main>
  );
}
