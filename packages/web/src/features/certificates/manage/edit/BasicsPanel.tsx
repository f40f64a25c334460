import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CertificateKind, certificateKindLabels } from '@shuyuan/contract/certificates/certificate-kind';
import { useT } from '../../../../lib/texts.ts';
import { AudienceFields } from '../../../../shared/audience/AudienceFields.tsx';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './Edit.module.css';
import { RenewalField } from './RenewalField.tsx';
import type { FieldsProps } from './use-certificate-form.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** Name, kind, how long it holds, and the audience. */
export function BasicsPanel({ form: { draft, problems, change, textField } }: FieldsProps) {
  const t = useT('courses');
  const study = useT('study');
  const { kind, timeZone, renewalDays } = draft;
  return (
    <Panel title={t('certificates.basics')}>
      <Stack>
        <TextInput label={t('certificates.name')} required autoComplete="off" {...textField('title')} />
        <Textarea label={study('positions.form.introduction')} rows={3} {...textField('introduction')} />
        <div className={classes.fields}>
          <ChoiceField
            label={t('certificates.kind')}
            choices={Object.values(CertificateKind)}
            nameOf={(choice) => study(certificateKindLabels[choice])}
            value={kind}
            onChange={(choice) => change({ kind: choice })}
          />
          <TextInput
            inputMode="numeric"
            label={t('certificates.validity')}
            description={t('certificates.validity.hint')}
            {...textField('validMonths')}
          />
          <NativeSelect
            label={t('certificates.zone')}
            description={t('certificates.zone.hint')}
            data={zones.includes(timeZone) ? zones : [timeZone, ...zones]}
            value={timeZone}
            onChange={(event) => change({ timeZone: event.currentTarget.value })}
          />
        </div>
        {draft.validMonths.trim() !== '' && (
          <RenewalField chosen={renewalDays} onChange={(chosen) => change({ renewalDays: chosen })} />
        )}
        <AudienceFields draft={draft} error={problems.organizations} onChange={change} />
      </Stack>
    </Panel>
  );
}
