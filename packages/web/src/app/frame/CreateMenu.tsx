import { Menu, UnstyledButton } from '@mantine/core';
import { BookOpenText, CircleHelp, Plus, Radio, Upload } from 'lucide-react';
import { openDialog } from '../../lib/dialogs.ts';
import { go } from '../../lib/navigation.ts';
import { useCan } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import classes from './menus.module.css';

/** What one may make from anywhere. What one may not make is not offered (D-007). */
export function CreateMenu() {
  const t = useT('common');
  const canPublish = useCan('content.publish');
  const canStartLive = useCan('live.create');
  const entries = [
    { name: 'question', icon: CircleHelp, isOffered: true, open: () => go('shareIndex', {}, { create: 'question' }) },
    { name: 'column', icon: BookOpenText, isOffered: canPublish, open: () => go('columnAdd') },
    { name: 'live', icon: Radio, isOffered: canStartLive, open: () => openDialog('live-create') },
    { name: 'upload', icon: Upload, isOffered: canPublish, open: () => go('publishCreate') },
  ] as const;
  return (
    <Menu position="bottom-end" width={264} offset={10} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.create}>
          <Plus size={18} aria-hidden />
          <span className={classes.createWord}>{t('frame.create')}</span>
        </UnstyledButton>
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
