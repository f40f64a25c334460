import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './Columns.module.css';
import { useKeptAccounts } from './manage/use-kept-accounts.ts';

/** The way to the columns of an account for whoever keeps them; nothing for others. */
export function KeepColumns({ accountId }: { accountId: string }) {
  const t = useT('share');
  const { accounts } = useKeptAccounts();
  if (accounts.every(({ id }) => id !== accountId)) return null;
  return (
    <p className={classes.keep}>
      <PathLink to="columnCard" search={{ teamID: accountId }}>
        {t('community.column.manage.all')}
      </PathLink>
    </p>
  );
}
