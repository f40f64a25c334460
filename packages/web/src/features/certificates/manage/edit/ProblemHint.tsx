import { certificateProblem } from '@shuyuan/contract/certificates/certificate-problem';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import type { CertificateForm } from '../certificate-form.ts';
import { inputOf } from './certificate-draft.ts';
import type { FieldsProps } from './use-certificate-form.ts';

/** The first thing that keeps the certificate on the screen from being published, or why it cannot be changed. */
export function ProblemHint({ form, certificate }: FieldsProps & { certificate: CertificateForm }) {
  const t = useT('courses');
  const problem = certificateProblem(inputOf(form.draft, certificate));
  if (certificate.can.edit && problem === null) return null;
  return (
    <HintText aria-live="polite">
      {problem === null || !certificate.can.edit ? t('certificates.locked') : t(`certificates.problem.${problem}`)}
    </HintText>
  );
}
