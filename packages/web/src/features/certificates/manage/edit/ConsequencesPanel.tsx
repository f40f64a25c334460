import { TextInput } from '@mantine/core';
import { certificateRegradeRules } from '@shuyuan/contract/certificates/certificate-regrade-rules';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from './Edit.module.css';
import type { FieldsProps } from './use-certificate-form.ts';

/** D-188: what an award pays, and what becomes of it when a mark falls. */
export function ConsequencesPanel({
  form: { draft, change, textField },
  canReward,
}: FieldsProps & { canReward: boolean }) {
  const t = useT('courses');
  const hint = canReward ? undefined : t('certificates.reward.locked');
  return (
    <Panel title={t('certificates.consequences')} hint={hint}>
      <div className={classes.fields}>
        <ChoiceField
          label={t('certificates.regrade')}
          choices={certificateRegradeRules}
          nameOf={(rule) => t(`certificates.regrade.${rule}`)}
          value={draft.regradeRule}
          onChange={(regradeRule) => change({ regradeRule })}
        />
        <TextInput inputMode="numeric" label={t('certificates.coins')} disabled={!canReward} {...textField('coins')} />
        <TextInput
          inputMode="numeric"
          label={t('certificates.integral')}
          disabled={!canReward}
          {...textField('integral')}
        />
      </div>
    </Panel>
  );
}
