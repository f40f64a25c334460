import { Button } from '@mantine/core';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { isOpen, LiveStatus } from '@shuyuan/contract/live/live-status';
import { useState } from 'react';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useRoom, useRoomValue } from '../room-context.ts';

/** D-043: the host begins and ends; both are asked twice, because everybody is told. */
export function LiveSwitch() {
  const t = useT('activity');
  const common = useT('common');
  const { live } = useRoomValue().entry;
  const status = useRoom((room) => room.status);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const start = useWrite(nativeManage.start, { onSuccess: close });
  const end = useWrite(nativeManage.end, { onSuccess: close });
  const isRunning = status === LiveStatus.running;
  if (!live.canEnd || !isOpen(status)) return null;
  const name = isRunning ? 'end' : 'start';
  const { mutate, isPending } = isRunning ? end : start;
  return (
    <>
      <Button color={isRunning ? 'cinnabar' : 'pine'} onClick={() => setIsAsking(true)}>
        {t(`live.room.${name}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`live.room.${name}.title`)}
        text={t(`live.room.${name}.text`)}
        confirmLabel={t(`live.room.${name}`)}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isDestructive={isRunning}
        isBusy={isPending}
        onConfirm={() => mutate({ id: live.id })}
        onCancel={close}
      />
    </>
  );
}
