import { readPersonAccount } from '@shuyuan/contract/ledger/currency.wire';
import { useCoinName } from '../../../lib/coin-name.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import classes from './Balance.module.css';
import { OwnAccount } from './OwnAccount.tsx';

/** ROUTE-42: what one has earned and spent. */
export function EarningsPage() {
  const t = useT('share');
  const common = useT('common');
  const coin = useCoinName();
  const account = useRead(readPersonAccount, {}, { claims: 'notices' });
  const ways = (
    <div className={classes.ways}>
      <PathLink to="orders">{t('ledger.mine.topUp')}</PathLink>
      <PathLink to="purchases">{t('pricing.mine.title')}</PathLink>
      <PathLink to="shop">{t('ledger.mine.shop')}</PathLink>
      <PathLink to="shareOutput">{t('ledger.mine.teams')}</PathLink>
    </div>
  );
  return (
    <>
      <PageTitle title={common('frame.coins', { coin })} description={t('ledger.mine.description')} actions={ways} />
      <ReadStates read={account} failed={t('ledger.failed')} shape="cards" count={1}>
        {(data) => <OwnAccount account={data} coin={coin} />}
      </ReadStates>
    </>
  );
}
