import { TextInput } from '@mantine/core';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { useFormat } from '../../../lib/format.ts';
import { currentLocale } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { zoneHere, zoneName } from '../../../lib/zone-name.ts';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import type { Room } from '../room.ts';
import classes from '../Rooms.module.css';
import { type BookDraft, peopleOf } from './book-draft.ts';

type Props = { room: Room; form: DraftForm<BookDraft> };

const step = limits.stepMinutes * 60;

export function BookFields({ room, form }: Props) {
  const t = useT('classrooms');
  const format = useFormat();
  const locale = currentLocale();
  const isCrowded = (peopleOf(form.draft) ?? 0) > room.seats;
  return (
    <>
      {room.coverPath !== null && <LazyImage src={room.coverPath} alt={room.name} className={classes.cover} />}
      {room.approver && <HintText>{t('classrooms.book.approver', { name: room.approver.fullName })}</HintText>}
      <TextInput
        label={t('classrooms.book.title')}
        data-autofocus
        required
        autoComplete="off"
        {...form.textField('title')}
      />
      <div className={classes.times}>
        <TextInput type="date" label={t('classrooms.book.day')} required {...form.textField('day')} />
        <TextInput type="time" step={step} label={t('classrooms.book.from')} required {...form.textField('from')} />
        <TextInput type="time" step={step} label={t('classrooms.book.to')} required {...form.textField('to')} />
      </div>
      {room.timeZone !== zoneHere() && (
        <HintText>
          {t('classrooms.book.zone', { zone: zoneName({ time: form.now, locale, timeZone: room.timeZone }) })}
        </HintText>
      )}
      <TextInput
        label={t('classrooms.book.people')}
        inputMode="numeric"
        autoComplete="off"
        description={isCrowded && t('classrooms.book.people.many', { count: format.count(room.seats) })}
        {...form.textField('people')}
      />
    </>
  );
}
