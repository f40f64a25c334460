import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis, FolderInput, Pencil, Plus, Trash2, Users } from 'lucide-react';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import type { OrganizationBranch } from './organization-options.ts';
import classes from './OrganizationMenu.module.css';

export type OrganizationAction = 'add' | 'rename' | 'move' | 'delete';

const icons = { add: Plus, rename: Pencil, move: FolderInput, delete: Trash2 } as const;

type Props = { branch: OrganizationBranch; onAct: (action: OrganizationAction) => void };

/** Everything that dragging does and more, by keyboard too; what cannot be done says why. */
export function OrganizationMenu({ branch, onAct }: Props) {
  const t = useT('admin');
  const { id, name, parentId, below, memberCount } = branch;
  const isRoot = parentId === null ? t('admin.organizations.reason.root') : undefined;
  const isFull = below.length + memberCount > 0 ? t('admin.organizations.reason.notEmpty') : undefined;
  const reasons = { add: undefined, rename: undefined, move: isRoot, delete: isRoot ?? isFull } as const;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('admin.organizations.actions', { name })}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Users size={16} aria-hidden />}
          onClick={() => go('adminMembers', {}, { organizationId: id })}
        >
          {t('admin.organizations.members')}
        </Menu.Item>
        {(['add', 'rename', 'move', 'delete'] as const).map((action) => {
          const Icon = icons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} aria-hidden />}
              disabled={reasons[action] !== undefined}
              onClick={() => onAct(action)}
            >
              {t(`admin.organizations.${action}`)}
              {reasons[action] && <span className={classes.reason}>{reasons[action]}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
