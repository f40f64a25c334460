import { listCertificates, readCertificate } from '@shuyuan/contract/certificates/certificate.wire';
import {
  listCertificateHolders,
  listManagedCertificates,
  readCertificateForm,
} from '@shuyuan/contract/certificates/manage-certificate.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

/** A certificate as its managers edit it. */
export type CertificateForm = OutputOf<typeof readCertificateForm>;

/** Everything that shows a certificate, to its managers and to learners. */
export const managedReads = [
  listManagedCertificates,
  readCertificateForm,
  listCertificateHolders,
  listCertificates,
  readCertificate,
];
