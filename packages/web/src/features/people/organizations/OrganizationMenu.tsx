import { ActionIcon, Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, Ellipsis, FolderInput, Pencil, Plus, Trash2, Users } from 'lucide-react';
import type { Ref } from 'react';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import type { OrganizationPlace } from './organization-node.ts';
import classes from './OrganizationMenu.module.css';

const actions = ['add', 'rename', 'move', 'up', 'down', 'delete'] as const;
export type OrganizationAction = (typeof actions)[number];

const icons = { add: Plus, rename: Pencil, move: FolderInput, up: ArrowUp, down: ArrowDown, delete: Trash2 } as const;

type Props = {
  place: OrganizationPlace;
  buttonRef: Ref<HTMLButtonElement>;
  onAct: (action: OrganizationAction) => void;
};

/** Why something cannot be done now; what is missing here can be. */
function useReasons({ node, previousId, nextId }: OrganizationPlace): Partial<Record<OrganizationAction, string>> {
  const t = useT('admin');
  if (node.parentId === null) {
    const root = t('admin.organizations.reason.root');
    return { move: root, up: root, down: root, delete: root };
  }
  return {
    ...(previousId === null && { up: t('admin.organizations.reason.first') }),
    ...(nextId === null && { down: t('admin.organizations.reason.last') }),
    ...(node.childCount + node.memberCount > 0 && { delete: t('admin.organizations.reason.notEmpty') }),
  };
}

/** Everything that dragging does and more, by keyboard too; what cannot be done says why. */
export function OrganizationMenu({ place, buttonRef, onAct }: Props) {
  const t = useT('admin');
  const { id, name } = place.node;
  const reasons = useReasons(place);
  const offered = actions.filter((action) => place.isAmongSiblings || (action !== 'up' && action !== 'down'));
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          ref={buttonRef}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('admin.organizations.actions', { name })}
        >
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
        {offered.map((action) => {
          const Icon = icons[action];
          const reason = reasons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} aria-hidden />}
              disabled={reason !== undefined}
              onClick={() => onAct(action)}
            >
              {t(`admin.organizations.${action}`)}
              {reason && <span className={classes.reason}>{reason}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
