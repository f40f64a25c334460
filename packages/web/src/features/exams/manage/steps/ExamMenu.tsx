import { ActionIcon, Menu } from '@mantine/core';
import { Archive, Copy, EllipsisVertical, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import type { ManagedExam } from '../exam-form.ts';
import { ArchiveExam } from './ArchiveExam.tsx';
import { useCopyExam } from './use-copy-exam.ts';
import { WithdrawExam } from './WithdrawExam.tsx';

type Props = {
  exam: Pick<ManagedExam, 'id' | 'name' | 'state' | 'can'>;
  /** A form beside it is not saved. */
  isDirty?: boolean;
  onArchived?: () => void;
};

/** Steps taken now and then: copied, withdrawn, archived. Nothing is offered that cannot be done. */
export function ExamMenu({ exam, isDirty = false, onArchived }: Props) {
  const t = useT('examining');
  const [asking, setAsking] = useState<'withdraw' | 'archive' | null>(null);
  const { copy, isBusy } = useCopyExam();
  const { id, name, state, can } = exam;
  const close = (): void => setAsking(null);
  const icon = <EllipsisVertical size={18} aria-hidden />;
  const label = t('examining.more', { name });
  if (isDirty)
    return (
      <IconButton
        label={label}
        variant="default"
        size={36}
        icon={icon}
        disabledReason={t('examining.saveFirst')}
        onClick={close}
      />
    );
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={label}>
            {icon}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Copy size={16} aria-hidden />} disabled={isBusy} onClick={() => copy(id)}>
            {t('examining.copy')}
          </Menu.Item>
          {can.withdraw && (
            <Menu.Item leftSection={<Undo2 size={16} aria-hidden />} onClick={() => setAsking('withdraw')}>
              {t('examining.withdraw')}
            </Menu.Item>
          )}
          {can.archive && (
            <Menu.Item
              leftSection={state === 'draft' ? <Trash2 size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
              onClick={() => setAsking('archive')}
            >
              {t(state === 'draft' ? 'examining.remove' : 'examining.archive')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === 'withdraw' && <WithdrawExam exam={exam} onClose={close} />}
      {asking === 'archive' && <ArchiveExam exam={exam} {...(onArchived && { onDone: onArchived })} onClose={close} />}
    </>
  );
}
