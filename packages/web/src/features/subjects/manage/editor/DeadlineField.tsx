import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from './Editor.module.css';

type Props = { label: string; value: DeadlineRule | null; onChange: (deadline: DeadlineRule | null) => void };

const kinds = ['none', 'fixed', 'afterJoining'] as const;
type Kind = (typeof kinds)[number];

/** The zone of whoever writes the deadline: "the end of the day" is theirs. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const inTwoWeeks = (): string => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

function ruleOf(kind: Kind, zone: string): DeadlineRule | null {
  if (kind === 'none') return null;
  return kind === 'fixed' ? { kind, day: inTwoWeeks(), timeZone: zone } : { kind, days: 14, timeZone: zone };
}

/** No deadline, a day, or so many days after joining; the end of the day in the zone that stands beside it. */
export function DeadlineField({ label, value, onChange }: Props) {
  const t = useT('subjects');
  return (
    <div className={classes.deadline}>
      <NativeSelect
        label={label}
        value={value?.kind ?? 'none'}
        data={kinds.map((kind) => ({ value: kind, label: t(`subjects.deadline.${kind}`) }))}
        onChange={(event) =>
          onChange(ruleOf(kinds.find((kind) => kind === event.currentTarget.value) ?? 'none', ownZone()))
        }
      />
      {value?.kind === 'fixed' && (
        <TextInput
          type="date"
          label={t('subjects.deadline.day')}
          required
          value={value.day}
          onChange={(event) => event.currentTarget.value && onChange({ ...value, day: event.currentTarget.value })}
        />
      )}
      {value?.kind === 'afterJoining' && (
        <TextInput
          type="number"
          label={t('subjects.deadline.days')}
          min={0}
          max={subjectLimits.daysMax}
          value={value.days}
          onChange={(event) => {
            const days = Math.round(event.currentTarget.valueAsNumber);
            if (days >= 0 && days <= subjectLimits.daysMax) onChange({ ...value, days });
          }}
        />
      )}
      {value && <HintText as="span">{t('subjects.deadline.zone', { zone: value.timeZone })}</HintText>}
    </div>
  );
}
