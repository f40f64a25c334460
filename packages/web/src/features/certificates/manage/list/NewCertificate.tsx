import { TextInput } from '@mantine/core';
import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { certificateLimits } from '@shuyuan/contract/certificates/certificate-limits';
import { createCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { go } from '../../../../lib/navigation.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { zoneHere } from '../../../../lib/zone-name.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { managedReads } from '../certificate-form.ts';
import { isTitle } from '../edit/certificate-draft.ts';

/** A certificate as it begins, until its form says otherwise. */
const beginning = () => ({
  kind: CertificateKind.certificate,
  introduction: '',
  audience: { isEveryone: true, organizationIds: [], positionIds: [], topicIds: [], memberIds: [], joinedSince: null },
  validMonths: null,
  renewalDays: [],
  coins: 0,
  integral: 0,
  regradeRule: 'keep' as const,
  timeZone: zoneHere(),
  requirements: [],
});

/** A certificate begins with its name; everything else is edited where it leads. */
export function NewCertificate({ onClose }: { onClose: () => void }) {
  const t = useT('courses');
  const form = useDraftForm({
    initial: { title: '' },
    problemsOf: ({ title }) => ({
      title: isTitle(title) ? null : t('certificates.name.wrong', { max: certificateLimits.title }),
    }),
    refusals: { 'sensitive.found': 'title' },
  });
  const creating = useWrite(createCertificate, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: ({ id }) => {
      onClose();
      go('microCertificateIndex', {}, { view: 'manage', edit: id });
    },
  });
  const send = ({ title }: { title: string }): void =>
    creating.mutate({ ...beginning(), title: title.trim() }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('certificates.create')}
      submitLabel={t('courses.create.submit')}
      isBusy={creating.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('certificates.name')}
        description={t('certificates.create.hint')}
        required
        data-autofocus
        autoComplete="off"
        {...form.textField('title')}
      />
    </DraftDialog>
  );
}
