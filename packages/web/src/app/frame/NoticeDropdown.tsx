import { Popover } from '@mantine/core';
import { NoticeMenu } from '../../features/notifications/NoticeMenu.tsx';
import { useT } from '../../lib/texts.ts';
import { PopupReference } from '../../ui/PopupReference.tsx';
import type { OpenedProps } from './OpensLater.tsx';

export function NoticeDropdown({ id, button, isOpen, onChange }: OpenedProps) {
  const t = useT('common');
  return (
    <Popover
      id={id}
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      offset={10}
      trapFocus
      opened={isOpen}
      onChange={onChange}
    >
      <Popover.Target>
        <PopupReference element={button} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('frame.notices')} p={0}>
        <NoticeMenu onClose={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
