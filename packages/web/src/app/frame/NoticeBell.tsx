import { ActionIcon, Popover } from '@mantine/core';
import { Bell } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import { StillBell } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoticeBell() {
  const t = useT('common');
  return (
    <Popover position="bottom-end" width={320} offset={10} trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('frame.notices')}>
          <Bell size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('frame.notices')}>
        <EmptyState art={<StillBell />} title={t('frame.notices.empty.title')} text={t('frame.notices.empty.text')} />
      </Popover.Dropdown>
    </Popover>
  );
}
