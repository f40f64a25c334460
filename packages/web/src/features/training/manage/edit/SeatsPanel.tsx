import { TextInput } from '@mantine/core';
import { classSelections } from '@shuyuan/contract/training/class-kinds';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import classes from './Edit.module.css';
import type { FieldsProps } from './use-class-form.ts';

/** Seats, the waiting list, when people apply, and whether somebody has to agree. */
export function SeatsPanel({
  form: { draft, change, textField },
  isPublished,
}: FieldsProps & { isPublished: boolean }) {
  const t = useT('teaching');
  return (
    <Panel title={t('teaching.enrolment')}>
      <Stack>
        <ChoiceField
          label={t('teaching.selection')}
          choices={classSelections}
          nameOf={(selection) => t(`teaching.selection.${selection}`)}
          value={draft.selection}
          isDisabled={isPublished}
          onChange={(selection) => change({ selection })}
        />
        {draft.selection === 'lottery' && <HintText>{t('teaching.selection.lottery.hint')}</HintText>}
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
