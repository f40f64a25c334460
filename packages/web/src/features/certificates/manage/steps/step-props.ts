import type { CertificateForm } from '../certificate-form.ts';

/** The question before a step of a certificate. */
export type StepProps = { certificate: CertificateForm; onClose: () => void };
