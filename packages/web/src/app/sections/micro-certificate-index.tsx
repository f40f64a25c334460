import { CertificatesPage } from '../../features/certificates/list/CertificatesPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { microCertificateIndex: CertificatesPage };
