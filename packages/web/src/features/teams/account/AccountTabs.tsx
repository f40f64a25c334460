import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { MemberList } from '../members/MemberList.tsx';
import { type Account, standingIn } from './account.ts';
import type { AccountTab } from './account-tab.ts';
import { Analysis } from './report/Analysis.tsx';
import { Notices } from './events/Notices.tsx';

const ofEverybody = ['people'] as const;
const ofItsPeople = ['people', 'analysis', 'notices'] as const;

function useUnreadCount({ id, currentMember }: Account): number | undefined {
  const mine = useRead(listAccountsOf, {}, { claims: 'all', enabled: currentMember !== null });
  return mine.data?.items.find((account) => account.id === id)?.unreadNum;
}

/** What is to be seen of an account; analysis and events are for its people. The address keeps the place. */
export function AccountTabs({ account, more }: { account: Account; more: readonly AccountTab[] }) {
  const t = useT('share');
  const { tab } = useSearchParams();
  const unread = useUnreadCount(account);
  const names = standingIn(account) === null ? ofEverybody : ofItsPeople;
  const chosen = more.find(({ name }) => name === tab);
  const current = chosen?.name ?? names.find((name) => name === tab) ?? 'people';
  const own = names.map((name) => ({ name, label: t(`teams.tabs.${name}`) }));
  const borrowed = more.map(({ name, label }) => ({ name, label: t(label) }));
  // Its people first, then what it publishes, then what only its people see.
  const tabs = [...own.slice(0, 1), ...borrowed, ...own.slice(1)].map((entry) => ({
    ...entry,
    search: { tab: entry.name === 'people' ? undefined : entry.name },
    count: entry.name === 'notices' ? unread : undefined,
    waits: true,
  }));
  return (
    <div>
      <PathTabs label={t('teams.tabs')} to="teamContent" params={{ id: account.id }} tabs={tabs} current={current} />
      {chosen && <chosen.Content accountId={account.id} />}
      {current === 'people' && <MemberList account={account} />}
      {current === 'analysis' && <Analysis id={account.id} />}
      {current === 'notices' && <Notices id={account.id} />}
    </div>
  );
}
