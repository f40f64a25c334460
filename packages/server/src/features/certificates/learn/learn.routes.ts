import * as wire from '@shuyuan/contract/certificates/certificate.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listCertificates } from './list-certificates.ts';
import { readCertificate } from './read-certificate.ts';

/** The calls of whoever earns certificates. */
export const certificateRoutes: readonly Route[] = [
  on(wire.listCertificates, listCertificates),
  on(wire.readCertificate, readCertificate),
];
