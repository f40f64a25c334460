import { Currency } from '@shuyuan/contract/ledger/currencies';
import { readPersonAccount } from '@shuyuan/contract/ledger/currency.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ExchangeButton } from '../exchange/ExchangeButton.tsx';
import classes from './Balance.module.css';
import { OwnIntegral } from './OwnIntegral.tsx';

/** D-179: the reader's points, entry by entry. */
export function OwnIntegralPage() {
  const t = useT('centre');
  const share = useT('share');
  const account = useRead(readPersonAccount, {}, { claims: 'notices' });
  return (
    <>
      <PageTitle
        title={t('centre.integral.title')}
        description={t('centre.integral.text')}
        actions={
          <span className={classes.ways}>
            <PathLink to="shop">{share('ledger.mine.shop')}</PathLink>
            <ExchangeButton />
          </span>
        }
      />
      <ReadStates read={account} failed={share('ledger.failed')} shape="cards" count={1}>
        {({ accountCode, accountType }) => (
          <OwnIntegral ledger={{ accountCode, accountType, currency: Currency.integral }} />
        )}
      </ReadStates>
    </>
  );
}
