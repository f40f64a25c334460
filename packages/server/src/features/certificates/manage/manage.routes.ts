import * as wire from '@shuyuan/contract/certificates/manage-certificate.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { openRenewal } from '../renew/open-renewal.ts';
import { exportCertificateHolders, exportCertificateHoldersWorkbook } from './export-certificate-holders.ts';
import { listCertificateHolders } from './list-certificate-holders.ts';
import { findCertificateContents, listManagedCertificates, readCertificateForm } from './list-managed-certificates.ts';
import { archiveCertificate, publishCertificate, withdrawCertificate } from './publish-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { createCertificate, saveCertificate } from './save-certificate.ts';

/** The calls of whoever makes certificates. */
export const manageCertificateRoutes: readonly Route[] = [
  on(wire.listManagedCertificates, listManagedCertificates),
  on(wire.createCertificate, createCertificate),
  on(wire.readCertificateForm, readCertificateForm),
  on(wire.saveCertificate, saveCertificate),
  on(wire.publishCertificate, publishCertificate),
  on(wire.withdrawCertificate, withdrawCertificate),
  on(wire.archiveCertificate, archiveCertificate),
  on(wire.findCertificateContents, findCertificateContents),
  on(wire.listCertificateHolders, listCertificateHolders),
  onDownload(wire.exportCertificateHolders, exportCertificateHolders),
  onDownload(wire.exportCertificateHoldersWorkbook, exportCertificateHoldersWorkbook),
  on(wire.revokeCertificate, revokeCertificate),
  on(wire.openRenewal, openRenewal),
];
