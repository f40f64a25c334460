import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { PenLine } from 'lucide-react';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { OwnAccountCard } from '../account/OwnAccountCard.tsx';
import classes from './Collection.module.css';

/** TEAM-16: the share accounts a colleague belongs to; whoever belongs to none has no place for them. */
export function AccountsOfPerson({ memberId }: { memberId: string }) {
  const t = useT('share');
  return (
    <OptionalPart endpoint={listAccountsOf} input={{ memberId }}>
      {({ items }) =>
        items.length > 0 && (
          <Panel title={t('teams.person.title')} icon={<PenLine />}>
            <ul className={classes.grid}>
              {items.map((account) => (
                <OwnAccountCard key={account.id} account={account} to="teamContent" />
              ))}
            </ul>
          </Panel>
        )
      }
    </OptionalPart>
  );
}
