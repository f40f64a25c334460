import { listOwnCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import { addressCodec, addressPaging, useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AwardCard } from './AwardCard.tsx';
import { useMarkRead } from './use-mark-read.ts';

const address = addressCodec(addressPaging());

/** D-179, D-185: the certificates one was awarded. To open the page is to have seen them. */
export function MyCertificatesPage() {
  const t = useT('study');
  const personal = useT('personal');
  const [{ page, pageSize }, move] = useAddressState(address);
  const list = useRead(listOwnCertificates, { page, pageSize }, { claims: 'notices' });
  useMarkRead(list.data?.items);
  const toEarn = <PathLink to="microCertificateIndex">{t('certificates.available')}</PathLink>;
  return (
    <>
      <PageTitle title={personal('centre.certificates.title')} description={t('certificates.text')} actions={toEarn} />
      <ReadStates read={list} failed={t('certificates.failed')} shape="cards" count={2}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('certificates.mine.empty')} text={t('certificates.mine.empty.text')} />
          ) : (
            <Stack>
              <Stack as="ul">
                {items.map((award) => (
                  <AwardCard key={award.id} award={award} />
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
