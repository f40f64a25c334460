import * as wire from '@shuyuan/contract/certificates/certificate-record.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { readCertificateBadge } from '../badge/read-badge.ts';
import { readCertificatePdf } from '../pdf/read-certificate-pdf.ts';
import { checkCertificate } from './check-certificate.ts';
import { countUnreadCertificates, listOwnCertificates, markCertificatesRead } from './list-own-certificates.ts';

/** Awards: one's own, and for anybody who has a number. */
export const certificateRecordRoutes: readonly Route[] = [
  on(wire.listOwnCertificates, listOwnCertificates),
  on(wire.countUnreadCertificates, countUnreadCertificates),
  on(wire.markCertificatesRead, markCertificatesRead),
  on(wire.checkCertificate, checkCertificate),
  onDownload(wire.readCertificatePdf, readCertificatePdf),
  onDownload(wire.readCertificateBadge, readCertificateBadge),
];
