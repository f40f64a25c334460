import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { confirmAttendance, type drawSpotCheck } from '@shuyuan/contract/training/attendance.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { attendanceReads } from './attendance-row.ts';
import { CorrectButton } from './CorrectButton.tsx';

type Props = { meetingId: string; person: OutputOf<typeof drawSpotCheck>['items'][number] };

/** Somebody to be looked for: here, or corrected by hand. */
export function SpotCheckPerson({ meetingId, person }: Props) {
  const t = useT('teaching');
  const { dateTime } = useFormat();
  const { memberId, fullName, organizationName, notedTime } = person;
  const confirming = useWrite(confirmAttendance, { claims: 'notices', refreshes: attendanceReads });
  return (
    <Card as="li">
      <bdi>{fullName}</bdi>
      <HintText as="span">{`${organizationName} · ${dateTime(notedTime)}`}</HintText>
      {confirming.isSuccess ? (
        <Tag tone="pine">{t('teaching.spot.confirmed')}</Tag>
      ) : (
        <div>
          <Button
            size="compact-sm"
            loading={confirming.isPending}
            aria-label={t('teaching.spot.confirm.person', { name: fullName })}
            onClick={() => confirming.mutate({ meetingId, memberId })}
          >
            {t('teaching.spot.confirm')}
          </Button>
          <CorrectButton meetingId={meetingId} person={person} />
        </div>
      )}
    </Card>
  );
}
