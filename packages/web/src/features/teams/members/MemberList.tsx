import type { Account } from '../account/account.ts';
import { InviteCode } from './InviteCode.tsx';
import classes from './Members.module.css';
import { MemberTable } from './MemberTable.tsx';

/** The people of an account; whoever looks after them also has the code they join with. */
export function MemberList({ account }: { account: Account }) {
  const isKeeper = account.can.manageMembers;
  return (
    <div className={classes.columns} data-wide={!isKeeper || undefined}>
      <MemberTable account={account} isKeeper={isKeeper} />
      {isKeeper && <InviteCode id={account.id} />}
    </div>
  );
}
