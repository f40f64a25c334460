import { TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './Edit.module.css';
import type { FieldsProps } from './use-class-form.ts';

/** Seats, the waiting list, and when people apply. */
export function SeatsPanel({ form: { textField } }: FieldsProps) {
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
      </Stack>
    </Panel>
  );
}
