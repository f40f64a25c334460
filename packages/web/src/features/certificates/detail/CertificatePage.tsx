import { Navigate } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { CertificateView } from './CertificateView.tsx';

/** ROUTE-16, D-188: one certificate; without its id the list of them. */
export function CertificatePage() {
  const { id } = useSearchParams();
  return id ? <CertificateView id={id} /> : <Navigate to={paths.microCertificateIndex} replace />;
}
