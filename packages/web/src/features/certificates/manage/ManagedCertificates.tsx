import type { ListProps } from '../certificates-address.ts';
import { CertificateList } from './list/CertificateList.tsx';
import { ManagedCertificate } from './ManagedCertificate.tsx';

/** The certificates the reader manages; an open one stands in their place. */
export function ManagedCertificates({ state, onMove }: ListProps) {
  const { edit } = state;
  if (edit === undefined) return <CertificateList state={state} onMove={onMove} />;
  return <ManagedCertificate key={edit} id={edit} state={state} onMove={onMove} />;
}
