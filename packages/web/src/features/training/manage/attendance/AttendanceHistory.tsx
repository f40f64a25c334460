import { listAttendanceEntries } from '@shuyuan/contract/training/attendance.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { AttendanceTag } from '../../AttendanceTag.tsx';
import type { AttendanceRow } from './attendance-row.ts';

type Props = { meetingId: string; person: AttendanceRow; onClose: () => void };

/** Everything that was said of somebody at a meeting, by whom and why, the latest first. */
export function AttendanceHistory({ meetingId, person: { memberId, fullName }, onClose }: Props) {
  const t = useT('teaching');
  const common = useT('common');
  const { dateTime } = useFormat();
  const read = useRead(listAttendanceEntries, { meetingId, memberId }, { claims: 'notices' });
  return (
    <Dialog
      isOpen
      title={t('teaching.history.person', { name: fullName })}
      closeLabel={common('dialog.close')}
      onClose={onClose}
    >
      <ReadStates read={read} failed={t('teaching.attendance.failed')} shape="list" count={2}>
        {({ items }) => (
          <Stack as="ul" gap={8}>
            {items.map(({ id, state, way, recordedTime, recorderName, reason }) => (
              <Card as="li" key={id}>
                <AttendanceTag state={state} />
                <HintText>
                  {t('teaching.history.entry', { time: dateTime(recordedTime), name: recorderName })}
                  {' · '}
                  {t(`teaching.attendance.way.${way}`)}
                </HintText>
                {reason && <bdi>{reason}</bdi>}
              </Card>
            ))}
          </Stack>
        )}
      </ReadStates>
    </Dialog>
  );
}
