import { ActionIcon, Menu } from '@mantine/core';
import { type MemberAction, memberActions } from '@shuyuan/contract/teams/member-actions';
import { Crown, EllipsisVertical, LogOut, type LucideIcon, ShieldCheck, UserMinus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { Account } from '../account/account.ts';
import { ChangePlace } from './ChangePlace.tsx';
import type { Member } from './use-members.ts';

const icons: Record<MemberAction, LucideIcon> = {
  promote: ShieldCheck,
  demote: UserRound,
  handOver: Crown,
  remove: UserMinus,
  leave: LogOut,
};

/** What the reader may do with one of the people; without anything there is no menu. */
export function MemberMenu({ account, person }: { account: Account; person: Member }) {
  const t = useT('share');
  const [asked, setAsked] = useState<MemberAction | null>(null);
  const actions = memberActions.filter((action) => person.can[action]);
  if (actions.length === 0) return <span aria-hidden>—</span>;
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t('teams.members.actions', { name: person.memberName })}
          >
            <EllipsisVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => {
            const Icon = icons[action];
            const color = action === 'remove' || action === 'leave' ? { color: 'cinnabar' } : {};
            return (
              <Menu.Item
                key={action}
                {...color}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => setAsked(action)}
              >
                {t(`teams.members.${action}`)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {asked && <ChangePlace account={account} person={person} action={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
