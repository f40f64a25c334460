import { certificateProblem } from '@shuyuan/contract/certificates/certificate-problem';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import type { CertificateForm } from '../certificate-form.ts';
import { ArchiveCertificate } from './ArchiveCertificate.tsx';
import { PublishCertificate } from './PublishCertificate.tsx';
import { WithdrawCertificate } from './WithdrawCertificate.tsx';

const dialogs = { archive: ArchiveCertificate, withdraw: WithdrawCertificate, publish: PublishCertificate } as const;
type Step = keyof typeof dialogs;
const steps: readonly Step[] = ['archive', 'withdraw', 'publish'];

/** The steps a certificate can take from where it is. Each goes on with what is saved; publishing says what is missing. */
export function CertificateSteps({ certificate, isDirty }: { certificate: CertificateForm; isDirty: boolean }) {
  const t = useT('courses');
  const [asked, setAsked] = useState<Step | null>(null);
  const problem = certificateProblem(certificate);
  const reasonAgainst = (step: Step): string | undefined => {
    if (isDirty) return t('courses.saveFirst');
    return step === 'publish' && problem !== null ? t(`certificates.problem.${problem}`) : undefined;
  };
  const Question = asked && dialogs[asked];
  return (
    <>
      {steps
        .filter((step) => certificate.can[step])
        .map((step) => (
          <ActionButton
            key={step}
            variant={step === 'publish' ? 'filled' : 'default'}
            disabledReason={reasonAgainst(step)}
            onClick={() => setAsked(step)}
          >
            {t(`courses.${step}`)}
          </ActionButton>
        ))}
      {Question && <Question certificate={certificate} onClose={() => setAsked(null)} />}
    </>
  );
}
