import { Button, NativeSelect } from '@mantine/core';
import { classLimits } from '@shuyuan/contract/training/class-limits';
import { Plus } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { type MeetingDraft, nextMeeting } from './meeting-draft.ts';
import { MeetingFields } from './MeetingFields.tsx';
import type { FieldsProps } from './use-class-form.ts';

type Props = FieldsProps & {
  /** The meeting whose room cannot be had. */
  clashNumber: number | null;
};

const zones = Intl.supportedValuesOf('timeZone');

/** The times a class meets, by the clock of its own zone; saved, they stand in the order of their times. */
export function MeetingsPanel({ form: { draft, change, problems }, clashNumber }: Props) {
  const t = useT('teaching');
  const { meetings, timeZone } = draft;
  const put = (changed: MeetingDraft): void =>
    change({ meetings: meetings.map((one) => (one.key === changed.key ? changed : one)) });
  const add = (): void => change({ meetings: [...meetings, nextMeeting(meetings, timeZone, Date.now())] });
  return (
    <Panel title={t('teaching.meetings')}>
      <Stack>
        <NativeSelect
          label={t('teaching.zone')}
          description={t('teaching.zone.hint')}
          data={zones.includes(timeZone) ? zones : [timeZone, ...zones]}
          value={timeZone}
          onChange={(event) => change({ timeZone: event.currentTarget.value })}
        />
        {meetings.length === 0 && <HintText>{t('teaching.meetings.empty')}</HintText>}
        <Stack as="ul" gap={12}>
          {meetings.map((meeting, index) => (
            <MeetingFields
              key={meeting.key}
              meeting={meeting}
              number={index + 1}
              timeZone={timeZone}
              clash={index + 1 === clashNumber ? (problems.meetings ?? null) : null}
              onChange={put}
              onRemove={() => change({ meetings: meetings.filter(({ key }) => key !== meeting.key) })}
            />
          ))}
        </Stack>
        <div>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={meetings.length >= classLimits.meetings}
            onClick={add}
          >
            {t('teaching.meeting.add')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
