import { listCertificates } from '@shuyuan/contract/certificates/certificate.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../certificates-address.ts';
import { CertificateCard } from './CertificateCard.tsx';

/** The certificates one can earn, and how far one is. */
export function EarnableCertificates({ state: { search, page, pageSize }, onMove }: ListProps) {
  const t = useT('study');
  const input = { page, pageSize, ...(search && { search }) };
  const list = useRead(listCertificates, input, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={list} failed={t('certificates.failed')} shape="cards" count={3}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t('certificates.empty')} text={t('certificates.empty.text')} />
        ) : (
          <Stack>
            <Stack as="ul">
              {items.map((certificate) => (
                <CertificateCard key={certificate.id} certificate={certificate} />
              ))}
            </Stack>
            <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
