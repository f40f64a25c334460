import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Account.module.css';
import { type Account, standingIn } from './account.ts';

/** D-110: the ledger of an account, for its people and for whoever manages coins. */
export function LedgerLink({ account }: { account: Account }) {
  const t = useT('share');
  const managesCoins = useCan('ledger.manage');
  if (!managesCoins && standingIn(account) === null) return null;
  return (
    <PathLink to="shareOutput" search={{ teamID: account.id }} className={classes.inWords}>
      {t('ledger.title')}
    </PathLink>
  );
}
