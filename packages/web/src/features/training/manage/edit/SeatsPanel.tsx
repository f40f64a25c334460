import { TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import classes from './Edit.module.css';
import type { FieldsProps } from './use-class-form.ts';

/** Seats, the waiting list, when people apply, and whether somebody has to agree. */
export function SeatsPanel({ form: { draft, change, textField } }: FieldsProps) {
  const t = useT('teaching');
  return (
    <Panel title={t('teaching.enrolment')}>
      <Stack>
        <div className={classes.fields}>
          <TextInput
            inputMode="numeric"
            label={t('teaching.seats')}
            description={t('teaching.seats.hint')}
            {...textField('seats')}
          />
          <TextInput
            inputMode="numeric"
            label={t('teaching.waitingMax')}
            description={t('teaching.waitingMax.hint')}
            {...textField('waitingMax')}
          />
          <TextInput
            inputMode="numeric"
            label={t('teaching.cancelHours')}
            description={t('teaching.cancelHours.hint')}
            {...textField('cancelHoursBefore')}
          />
        </div>
        <div className={classes.fields}>
          <TextInput
            type="datetime-local"
            label={t('teaching.openTime')}
            description={t('teaching.openTime.hint')}
            {...textField('openTime')}
          />
          <TextInput
            type="datetime-local"
            label={t('teaching.closeTime')}
            description={t('teaching.closeTime.hint')}
            {...textField('closeTime')}
          />
        </div>
        <SwitchField
          label={t('teaching.needsApproval')}
          description={t('teaching.needsApproval.hint')}
          isOn={draft.needsApproval}
          onChange={(needsApproval) => change({ needsApproval })}
        />
      </Stack>
    </Panel>
  );
}
