import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PersonName } from '../../../shared/people/PersonName.tsx';
import { useT } from '../../../lib/texts.ts';
import { FollowSharer } from '../SharerCard.tsx';
import classes from './Account.module.css';
import type { Account } from './account.ts';
import { LedgerLink } from './LedgerLink.tsx';

/** How many follow, write and belong to it, whose it is, and the ways to each. */
export function AccountFacts({ account }: { account: Account }) {
  const t = useT('share');
  const format = useFormat();
  const { id, owner, contentNum, memberNum } = account;
  return (
    <div className={classes.facts}>
      <FollowSharer sharer={account} size="sm" />
      <span>{t('teams.account.contents', { count: format.abbreviated(contentNum) })}</span>
      <PathLink to="memberManage" search={{ teamID: id }} className={classes.inWords}>
        {t('teams.account.members', { count: format.count(memberNum) })}
      </PathLink>
      <LedgerLink account={account} />
      <span>
        {t('teams.account.owner')}{' '}
        {owner.hasLeft ? (
          <bdi>{owner.fullName}</bdi>
        ) : (
          <PersonName memberId={owner.id} name={owner.fullName} className={classes.inWords} />
        )}
      </span>
    </div>
  );
}
