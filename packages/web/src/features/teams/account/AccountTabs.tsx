import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { PathTabs } from '../../../lib/PathTabs.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { MemberList } from '../members/MemberList.tsx';
import { type Account, standingIn } from './account.ts';
import { Analysis } from './Analysis.tsx';
import { Notices } from './Notices.tsx';

const ofEverybody = ['people'] as const;
const ofItsPeople = ['people', 'analysis', 'notices'] as const;

function useUnreadCount({ id, currentMember }: Account): number | undefined {
  const mine = useRead(listAccountsOf, {}, { claims: 'all', enabled: currentMember !== null });
  return mine.data?.items.find((account) => account.id === id)?.unreadNum;
}

/** What is to be seen of an account; analysis and events are for its people. The address keeps the place. */
export function AccountTabs({ account }: { account: Account }) {
  const t = useT('share');
  const { tab } = useSearchParams();
  const unread = useUnreadCount(account);
  const names = standingIn(account) === null ? ofEverybody : ofItsPeople;
  const current = names.find((name) => name === tab) ?? 'people';
  const tabs = names.map((name) => ({
    name,
    label: t(`teams.tabs.${name}`),
    search: { tab: name === 'people' ? undefined : name },
    count: name === 'notices' ? unread : undefined,
  }));
  return (
    <div>
      <PathTabs label={t('teams.tabs')} to="teamContent" params={{ id: account.id }} tabs={tabs} current={current} />
      {current === 'people' && <MemberList account={account} />}
      {current === 'analysis' && <Analysis id={account.id} />}
      {current === 'notices' && <Notices id={account.id} />}
    </div>
  );
}
