import { certificateLimits } from '@shuyuan/contract/certificates/certificate-limits';
import { saveCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type DraftForm, type FormProblems, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useEditGuard } from '../../../../shared/leaving/use-edit-guard.ts';
import { type CertificateForm, managedReads } from '../certificate-form.ts';
import { type CertificateDraft, draftOf, inputOf, months, rewards, wrongFieldsOf } from './certificate-draft.ts';

/** The draft of a certificate and what is wrong with its fields. */
function useCertificateDraft(certificate: CertificateForm): DraftForm<CertificateDraft> {
  const t = useT('courses');
  const words = useT('audience');
  return useDraftForm<CertificateDraft>({
    initial: () => draftOf(certificate),
    problemsOf: (draft): FormProblems<CertificateDraft> => {
      const wrong = wrongFieldsOf(draft);
      return {
        title: wrong.title ? t('certificates.name.wrong', { max: certificateLimits.title }) : null,
        introduction: wrong.introduction
          ? t('certificates.introduction.wrong', { max: certificateLimits.introduction })
          : null,
        organizations: wrong.organizations ? words('audience.nobody') : null,
        validMonths: wrong.validMonths ? t('certificates.validity.wrong', months) : null,
        coins: wrong.coins ? t('certificates.reward.wrong', rewards) : null,
        integral: wrong.integral ? t('certificates.reward.wrong', rewards) : null,
        requirements: wrong.requirements ? t('certificates.minimum.wrong') : null,
      };
    },
    eager: ['introduction', 'validMonths', 'coins', 'integral', 'requirements'],
    refusals: {
      'sensitive.found': 'form',
      'course.unknown-person': 'form',
      'course.unknown-content': 'form',
      'course.wrong-state': 'form',
      'certificate.not-ready': 'form',
      'request.stale': { field: 'form', text: t('certificates.stale') },
    },
  });
}

/** The form of a certificate, saved whole with the revision it was read with. */
export function useCertificateForm(certificate: CertificateForm, onDirty: (isDirty: boolean) => void) {
  const t = useT('courses');
  const form = useCertificateDraft(certificate);
  const guard = useEditGuard(form.isDirty, onDirty);
  const saving = useWrite(saveCertificate, {
    claims: form.claims,
    refreshes: managedReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      guard.allow();
      showNotice(t('certificates.saved'), 'success');
    },
  });
  const { id, revision } = certificate;
  const save = (): void =>
    form.submit((draft) => saving.mutate({ id, revision, ...inputOf(draft, certificate) }, { onError: form.refuse }));
  return { form, guard, save, isBusy: saving.isPending };
}

export type FieldsProps = { form: DraftForm<CertificateDraft> };
