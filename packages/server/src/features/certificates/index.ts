export { issueCertificate } from './issue/issue-certificate.ts';
export { publishCertificate } from './manage/publish-certificate.ts';
export { createCertificate } from './manage/save-certificate.ts';
export { listCertificateConsequences } from './revoke/list-certificate-consequences.ts';
export { renewCertificates } from './renew/renew-certificates.ts';
