import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { equipmentKinds } from '@shuyuan/contract/classrooms/equipment-kinds';
import { addDays, weekdays } from '@shuyuan/contract/kernel/calendar/add-days';
import { useT } from '../../../lib/texts.ts';
import { CoverField } from '../../../shared/covers/CoverField.tsx';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import classes from '../Rooms.module.css';
import { useDayWords } from '../use-room-time.ts';
import { ApproverField } from './ApproverField.tsx';
import type { RoomDraft } from './room-draft.ts';
import { ToggleField } from './ToggleField.tsx';

const zones = Intl.supportedValuesOf('timeZone');
const someSunday = '2026-11-15';
const step = limits.stepMinutes * 60;

type Props = { form: DraftForm<RoomDraft>; onBusy: (isBusy: boolean) => void };

export function RoomFields({ form, onBusy }: Props) {
  const t = useT('classrooms');
  const words = useDayWords();
  const { draft, problems, change, textField } = form;
  return (
    <>
      <TextInput label={t('classrooms.form.name')} data-autofocus required autoComplete="off" {...textField('name')} />
      <TextInput
        label={t('classrooms.form.place')}
        description={t('classrooms.form.place.hint')}
        required
        autoComplete="off"
        {...textField('place')}
      />
      <TextInput
        label={t('classrooms.form.seats')}
        required
        inputMode="numeric"
        autoComplete="off"
        {...textField('seats')}
      />
      <ToggleField
        label={t('classrooms.form.equipment')}
        choices={equipmentKinds.map((value) => ({ value, label: t(`classrooms.equipment.${value}`) }))}
        chosen={draft.equipment}
        onChange={(equipment) => change({ equipment })}
      />
      <ToggleField
        label={t('classrooms.form.weekdays')}
        choices={weekdays.map((value) => ({ value, label: words.weekday(addDays(someSunday, value)) }))}
        chosen={draft.weekdays}
        error={problems.weekdays}
        onChange={(chosen) => change({ weekdays: chosen })}
      />
      <div className={classes.times}>
        <TextInput type="time" step={step} label={t('classrooms.form.opens')} required {...textField('opens')} />
        <TextInput type="time" step={step} label={t('classrooms.form.closes')} required {...textField('closes')} />
      </div>
      <NativeSelect
        label={t('classrooms.form.zone')}
        data={zones.includes(draft.timeZone) ? zones : [draft.timeZone, ...zones]}
        value={draft.timeZone}
        onChange={(event) => change({ timeZone: event.currentTarget.value })}
      />
      <ApproverField
        approver={draft.approver}
        error={problems.approver}
        onChange={(approver) => change({ approver })}
      />
      <CoverField
        cropsTo="cover"
        cover={draft.cover}
        error={problems.cover}
        onChange={(cover) => change({ cover })}
        onBusy={onBusy}
      />
      <Textarea label={t('classrooms.form.note')} rows={2} {...textField('note')} />
    </>
  );
}
