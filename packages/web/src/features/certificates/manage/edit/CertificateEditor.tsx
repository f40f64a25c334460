import type { SubmitEvent } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { SaveBar } from '../../../../shared/forms/SaveBar.tsx';
import { EditQuestion } from '../../../../shared/leaving/EditQuestion.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { CertificateForm } from '../certificate-form.ts';
import { BasicsPanel } from './BasicsPanel.tsx';
import classes from './Edit.module.css';
import { ConsequencesPanel } from './ConsequencesPanel.tsx';
import { ProblemHint } from './ProblemHint.tsx';
import { RequirementsPanel } from './RequirementsPanel.tsx';
import { useCertificateForm } from './use-certificate-form.ts';

type Props = { certificate: CertificateForm; onDirty: (isDirty: boolean) => void };

/** Everything about a certificate, saved whole; it says while one writes what keeps it from being published. */
export function CertificateEditor({ certificate, onDirty }: Props) {
  const t = useT('courses');
  const { form, guard, save, isBusy } = useCertificateForm(certificate, onDirty);
  const { can, state } = certificate;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={classes.form} disabled={!can.edit}>
        <Stack gap={20}>
          <ProblemHint form={form} certificate={certificate} />
          <BasicsPanel form={form} />
          <RequirementsPanel form={form} />
          <ConsequencesPanel form={form} canReward={can.reward} />
          {can.edit && (
            <SaveBar
              texts={{ save: t('courses.save'), unsaved: t('courses.unsaved') }}
              isDirty={form.isDirty}
              isBusy={isBusy}
              error={form.problems.form}
              hint={t(state === 'published' ? 'certificates.save.hint.published' : 'certificates.save.hint')}
            />
          )}
        </Stack>
      </fieldset>
      <EditQuestion guard={guard} />
    </form>
  );
}
