import { Menu } from '@mantine/core';
import { BookOpenText, CircleHelp, Radio, Upload } from 'lucide-react';
import { cloneElement } from 'react';
import { openDialog } from '../../lib/dialogs.ts';
import { go } from '../../lib/navigation.ts';
import { useCan } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import classes from './menus.module.css';
import type { TargetButton } from './OpensLater.tsx';
import { useOpenAtOnce } from './use-open-at-once.ts';

/** What one may make from anywhere. What one may not make is not offered (D-007). */
export function CreateDropdown({ target }: { target: TargetButton }) {
  const t = useT('common');
  const { ref, isOpen, setIsOpen } = useOpenAtOnce();
  const canPublish = useCan('content.publish');
  const canStartLive = useCan('live.create');
  const entries = [
    { name: 'question', icon: CircleHelp, isOffered: true, open: () => go('shareIndex', {}, { create: 'question' }) },
    { name: 'column', icon: BookOpenText, isOffered: canPublish, open: () => go('columnAdd') },
    { name: 'live', icon: Radio, isOffered: canStartLive, open: () => openDialog('live-create') },
    { name: 'upload', icon: Upload, isOffered: canPublish, open: () => go('publishCreate') },
  ] as const;
  return (
    <Menu position="bottom-end" width={264} offset={10} withinPortal={false} opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>{cloneElement(target, { ref })}</Menu.Target>
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
