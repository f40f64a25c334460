import { listOwnCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { AwardList } from './AwardList.tsx';
import { awardsAddress } from './awards-address.ts';
import { AwardTabs } from './AwardTabs.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** D-179, D-185: the certificates one was awarded. To open the page is to have seen them. */
export function MyCertificatesPage() {
  const t = useT('study');
  const personal = useT('personal');
  const [address, move] = useAddressState(awardsAddress);
  const { state, page, pageSize } = address;
  const input = { page, pageSize, ...(state && { state }) };
  const list = useRead(listOwnCertificates, input, { claims: 'notices', placeholderData: keepPreviousData });
  useMarkRead(list.data?.items);
  const toEarn = <PathLink to="microCertificateIndex">{t('certificates.available')}</PathLink>;
  return (
    <>
      <PageTitle title={personal('centre.certificates.title')} description={t('certificates.text')} actions={toEarn} />
      <AwardTabs current={state} counts={list.data?.counts} />
      <ReadStates read={list} failed={t('certificates.failed')} shape="cards" count={2}>
        {(awards) => <AwardList awards={awards} state={address} onMove={move} />}
      </ReadStates>
    </>
  );
}
