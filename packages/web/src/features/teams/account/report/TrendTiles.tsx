import { readTrend } from '@shuyuan/contract/teams/account.wire';
import { BookOpenText, Coins, Heart, UserRoundPlus } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { StatTile } from '../../../../ui/StatTile.tsx';
import classes from '../Account.module.css';

/** TEAM-05: what an account has come to. */
export function TrendTiles({ id }: { id: string }) {
  const t = useT('share');
  const format = useFormat();
  const trend = useRead(readTrend, { id }, { claims: 'notices' });
  return (
    <ReadStates read={trend} failed={t('teams.trend.failed')} shape="cards" count={4}>
      {({ attentionNum, praise, read, rewardCoin }) => (
        <section className={classes.tiles} aria-label={t('teams.trend.title')}>
          <StatTile
            label={t('teams.count.attention')}
            value={format.abbreviated(attentionNum)}
            icon={<UserRoundPlus size={16} aria-hidden />}
          />
          <StatTile
            label={t('teams.count.praise')}
            value={format.abbreviated(praise)}
            icon={<Heart size={16} aria-hidden />}
          />
          <StatTile
            label={t('teams.count.read')}
            value={format.abbreviated(read)}
            icon={<BookOpenText size={16} aria-hidden />}
          />
          <StatTile
            label={t('teams.count.reward')}
            value={format.price(rewardCoin)}
            icon={<Coins size={16} aria-hidden />}
          />
        </section>
      )}
    </ReadStates>
  );
}
