import { CertificatePage } from '../../features/certificates/detail/CertificatePage.tsx';
import { CheckRoute } from '../certificates/CheckRoute.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { microCertificate: CertificatePage, certificateCheck: CheckRoute };
