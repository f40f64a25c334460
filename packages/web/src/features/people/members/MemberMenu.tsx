import { ActionIcon, Menu } from '@mantine/core';
import { memberActions, memberLife } from '@shuyuan/contract/people/member-state';
import { Ellipsis, KeyRound, LogOut, Pencil, UserCheck, UserX } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import type { ManagedMember } from './member-form.ts';
import type { AskedAction } from './MemberActionDialog.tsx';
import classes from './MemberTable.module.css';

const icons = { suspend: UserX, reactivate: UserCheck, leave: LogOut, reset: KeyRound } as const;

type Props = { member: ManagedMember; onEdit: () => void; onAct: (action: AskedAction) => void };

/** What can be done to a member now. What cannot is still listed, with its reason. */
export function MemberMenu({ member, onEdit, onAct }: Props) {
  const t = useT('admin');
  const notManaged = member.can.manage ? undefined : t('admin.members.reason.platformAdmin');
  const notEnded = notManaged ?? (member.can.end ? undefined : t('admin.members.reason.self'));
  const offered = memberActions.filter((action) => memberLife.can(action, member.state));
  const notReset = member.state === 'active' ? notEnded : t('admin.members.reason.state');
  const entries = [
    ...offered.map((action) => ({ action, reason: notEnded })),
    { action: 'reset' as const, reason: notReset },
  ];
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('admin.members.actions', { name: member.fullName })}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Pencil size={16} aria-hidden />}
          disabled={notManaged !== undefined}
          title={notManaged}
          onClick={onEdit}
        >
          {t('admin.members.edit')}
          {notManaged && <span className={classes.reason}>{notManaged}</span>}
        </Menu.Item>
        {entries.map(({ action, reason }) => {
          const Icon = icons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} aria-hidden />}
              disabled={reason !== undefined}
              onClick={() => onAct(action)}
            >
              {t(`admin.members.${action}.action`)}
              {reason && <span className={classes.reason}>{reason}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
