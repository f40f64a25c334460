import { Menu } from '@mantine/core';
import { BookOpenText, CircleHelp, Radio, Upload } from 'lucide-react';
import { openDialog } from '../../lib/dialogs.ts';
import { go } from '../../lib/navigation.ts';
import { useCan } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { PopupReference } from '../../ui/PopupReference.tsx';
import classes from './menus.module.css';
import type { OpenedProps } from './OpensLater.tsx';

/** What one may make from anywhere. What one may not make is not offered (D-007). */
export function CreateDropdown({ id, button, isOpen, onChange }: OpenedProps) {
  const t = useT('common');
  const canPublish = useCan('content.publish');
  const canStartLive = useCan('live.create');
  const entries = [
    { name: 'question', icon: CircleHelp, isOffered: true, open: () => go('publishCreate') },
    { name: 'column', icon: BookOpenText, isOffered: canPublish, open: () => go('columnAdd') },
    { name: 'live', icon: Radio, isOffered: canStartLive, open: () => openDialog('live-create') },
    { name: 'upload', icon: Upload, isOffered: canPublish, open: () => go('publishFile') },
  ] as const;
  return (
    <Menu
      id={id}
      position="bottom-end"
      width={264}
      offset={10}
      withinPortal={false}
      opened={isOpen}
      onChange={onChange}
    >
      <Menu.Target>
        <PopupReference element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries
          .filter((entry) => entry.isOffered)
          .map(({ name, icon: Icon, open }) => (
            <Menu.Item
              key={name}
              leftSection={<Icon size={20} aria-hidden className={classes.picture} />}
              onClick={open}
            >
              <span className={classes.word}>{t(`frame.create.${name}`)}</span>
              <span className={classes.hint}>{t(`frame.create.${name}.hint`)}</span>
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
