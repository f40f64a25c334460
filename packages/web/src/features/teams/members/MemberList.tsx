import { keepsMembers } from '@shuyuan/contract/teams/account-rules';
import type { Account } from '../account/account.ts';
import { standingIn } from '../account/account.ts';
import { InviteCode } from './InviteCode.tsx';
import classes from './Members.module.css';
import { MemberTable } from './MemberTable.tsx';

/** The people of an account; whoever looks after them also has the code they join with. */
export function MemberList({ account }: { account: Account }) {
  const isKeeper = keepsMembers(standingIn(account)) && account.state === 'active';
  return (
    <div className={classes.columns} data-wide={!isKeeper || undefined}>
      <MemberTable account={account} isKeeper={isKeeper} />
      {isKeeper && <InviteCode id={account.id} />}
    </div>
  );
}
