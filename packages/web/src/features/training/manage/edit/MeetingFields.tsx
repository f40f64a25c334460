import { TextInput } from '@mantine/core';
import { classLimits } from '@shuyuan/contract/training/class-limits';
import { Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import classes from './Edit.module.css';
import { type MeetingDraft, wrongMeeting } from './meeting-draft.ts';
import { RoomField } from './RoomField.tsx';

type Props = {
  meeting: MeetingDraft;
  number: number;
  timeZone: string;
  /** The reason its room cannot be had. */
  clash: string | null;
  onChange: (meeting: MeetingDraft) => void;
  onRemove: () => void;
};

/** One meeting: when, where, and who speaks. */
export function MeetingFields({ meeting, number, timeZone, clash, onChange, onRemove }: Props) {
  const t = useT('teaching');
  const format = useFormat();
  const wrong = wrongMeeting(meeting, timeZone);
  const name = t('teaching.meeting', { number: format.count(number) });
  const field = (key: Exclude<keyof MeetingDraft, 'key' | 'id' | 'room'>) => ({
    value: meeting[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...meeting, [key]: event.currentTarget.value }),
  });
  return (
    <Card as="li" className={classes.meeting} aria-label={name}>
      <div className={classes.head}>
        <strong>{name}</strong>
        <IconButton
          label={t('teaching.meeting.remove', { number: format.count(number) })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <div className={classes.fields}>
        <TextInput type="datetime-local" label={t('teaching.meeting.start')} required {...field('startTime')} />
        <TextInput type="datetime-local" label={t('teaching.meeting.end')} required {...field('endTime')} />
        <TextInput
          label={t('teaching.meeting.title')}
          maxLength={classLimits.meetingTitle}
          autoComplete="off"
          {...field('title')}
        />
      </div>
      <div className={classes.fields}>
        <RoomField
          meeting={meeting}
          timeZone={timeZone}
          error={clash}
          onChange={(room) => onChange({ ...meeting, room })}
        />
        <TextInput
          label={t('teaching.meeting.location')}
          maxLength={classLimits.location}
          autoComplete="off"
          {...field('location')}
        />
        <TextInput
          label={t('teaching.meeting.url')}
          type="url"
          dir="ltr"
          maxLength={classLimits.url}
          autoComplete="off"
          {...field('url')}
        />
        <TextInput
          label={t('teaching.meeting.lecturer')}
          maxLength={classLimits.lecturer}
          autoComplete="off"
          {...field('lecturerName')}
        />
      </div>
      {wrong && <ErrorText>{t(`teaching.meeting.wrong.${wrong}`)}</ErrorText>}
    </Card>
  );
}
