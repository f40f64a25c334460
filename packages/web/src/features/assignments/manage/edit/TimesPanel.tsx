import { NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import classes from '../Assignments.module.css';
import { dueKinds } from './assignment-draft.ts';
import type { FieldsProps } from './use-assignment-form.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** By when it has to be learned, how often, and what counts. */
export function TimesPanel({ form: { draft, change, textField } }: FieldsProps) {
  const t = useT('assignments');
  const { dueKind, timeZone, countsEarlier, pauses } = draft;
  return (
    <Panel title={t('assignments.times')}>
      <Stack>
        <div className={classes.fields}>
          <ChoiceField
            label={t('assignments.due')}
            choices={dueKinds}
            nameOf={(kind) => t(`assignments.due.${kind}`)}
            value={dueKind}
            onChange={(kind) => change({ dueKind: kind })}
          />
          {dueKind === 'fixed' ? (
            <TextInput type="date" label={t('assignments.day')} required {...textField('day')} />
          ) : (
            <TextInput inputMode="numeric" label={t('assignments.days')} required {...textField('days')} />
          )}
          <NativeSelect
            label={t('assignments.zone')}
            data={zones.includes(timeZone) ? zones : [timeZone, ...zones]}
            value={timeZone}
            onChange={(event) => change({ timeZone: event.currentTarget.value })}
          />
        </div>
        <div className={classes.fields}>
          <TextInput inputMode="numeric" label={t('assignments.grace')} required {...textField('graceDays')} />
          <TextInput
            inputMode="numeric"
            label={t('assignments.recurrence.field')}
            placeholder={t('assignments.once')}
            {...textField('recurrenceMonths')}
          />
        </div>
        <SwitchField
          label={t('assignments.countsEarlier')}
          description={t('assignments.countsEarlier.hint')}
          isOn={countsEarlier}
          onChange={(isOn) => change({ countsEarlier: isOn })}
        />
        <SwitchField
          label={t('assignments.pauses')}
          description={t('assignments.pauses.hint')}
          isOn={pauses}
          onChange={(isOn) => change({ pauses: isOn })}
        />
      </Stack>
    </Panel>
  );
}
