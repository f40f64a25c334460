import { NativeSelect, TextInput } from '@mantine/core';
import { equipmentKinds } from '@shuyuan/contract/classrooms/equipment-kinds';
import { dayParts } from '@shuyuan/contract/classrooms/free-times';
import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from '../Rooms.module.css';
import { neededMinutes, neededSeats, type ViewProps } from '../rooms-address.ts';
import { useLengthWords } from './use-length-words.ts';

/** For how many, on which day, how long and with what. */
export function NeededRoom({ day, state, onChange }: ViewProps & { day: string }) {
  const t = useT('classrooms');
  const format = useFormat();
  const lengthOf = useLengthWords();
  const any = { value: '', label: t('classrooms.find.any') };
  const seatChoices = neededSeats.map((count) => ({
    value: String(count),
    label: t('classrooms.find.people.least', { count: format.count(count) }),
  }));
  const kinds = equipmentKinds.map((kind) => ({ value: kind, label: t(`classrooms.equipment.${kind}`) }));
  return (
    <Panel>
      <div className={classes.needed}>
        <NativeSelect
          label={t('classrooms.find.people')}
          data={[any, ...seatChoices]}
          value={String(state.seats ?? '')}
          onChange={({ currentTarget: { value } }) =>
            onChange({ seats: neededSeats.find((count) => String(count) === value), page: 1 })
          }
        />
        <TextInput
          type="date"
          label={t('classrooms.book.day')}
          value={day}
          onChange={({ currentTarget: { value } }) => isDay(value) && onChange({ day: value, page: 1 })}
        />
        <NativeSelect
          label={t('classrooms.find.length')}
          data={neededMinutes.map((minutes) => ({ value: String(minutes), label: lengthOf(minutes) }))}
          value={String(state.minutes)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ minutes: neededMinutes.find((minutes) => String(minutes) === value) ?? 60, page: 1 })
          }
        />
        <NativeSelect
          label={t('classrooms.form.equipment')}
          data={[any, ...kinds]}
          value={state.equipment ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ equipment: equipmentKinds.find((kind) => kind === value), page: 1 })
          }
        />
      </div>
      <div className={classes.moves}>
        <ChoiceTabs
          label={t('classrooms.find.part')}
          tabs={dayParts.map((name) => ({ name, label: t(`classrooms.find.part.${name}`) }))}
          current={state.part}
          onChoose={(part) => onChange({ part, page: 1 })}
        />
      </div>
    </Panel>
  );
}
