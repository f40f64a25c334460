import { Popover } from '@mantine/core';
import { cloneElement } from 'react';
import { NoticeMenu } from '../../features/notifications/NoticeMenu.tsx';
import { useT } from '../../lib/texts.ts';
import type { TargetButton } from './OpensLater.tsx';
import { useOpenAtOnce } from './use-open-at-once.ts';

export function NoticeDropdown({ target }: { target: TargetButton }) {
  const t = useT('common');
  const { ref, isOpen, setIsOpen } = useOpenAtOnce();
  return (
    <Popover
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      offset={10}
      trapFocus
      opened={isOpen}
      onChange={setIsOpen}
    >
      <Popover.Target>{cloneElement(target, { ref, onClick: () => setIsOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown aria-label={t('frame.notices')} p={0}>
        <NoticeMenu onClose={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
