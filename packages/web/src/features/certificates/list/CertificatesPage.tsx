import { listCertificates } from '@shuyuan/contract/certificates/certificate.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { addressCodec, addressPaging, addressText, useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CertificateCard } from './CertificateCard.tsx';

const address = addressCodec({ search: addressText, ...addressPaging() });

/** ROUTE-16, D-188: the certificates one can earn, and how far one is. */
export function CertificatesPage() {
  const t = useT('study');
  const [{ search, page, pageSize }, move] = useAddressState(address);
  const input = { page, pageSize, ...(search && { search }) };
  const list = useRead(listCertificates, input, { claims: 'notices', placeholderData: keepPreviousData });
  const find = (words: string) => move({ search: words, page: 1 });
  const searchBox = (
    <SearchBox
      label={t('certificates.searchLabel')}
      placeholder={t('certificates.search')}
      clearLabel={t('certificates.clear')}
      initialValue={search}
      onSearch={find}
      onClear={() => find('')}
    />
  );
  return (
    <>
      <PageTitle title={t('certificates.title')} description={t('certificates.text')} actions={searchBox} />
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
              <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={move} />
            </Stack>
          )
        }
      </ReadStates>
    </>
  );
}
