import type { listCertificateHolders } from '@shuyuan/contract/certificates/manage-certificate.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

/** Somebody a certificate was issued to, as its managers see them. */
export type Holder = OutputOf<typeof listCertificateHolders>['items'][number];
