import { lazy, Suspense } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { orReloadOnce } from '../../../lib/load-chunk.ts';
import { useCan } from '../../../lib/session.ts';
import { loadGroups, useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';
import { certificatesAddress, certificateViews } from '../certificates-address.ts';
import { EarnableCertificates } from './EarnableCertificates.tsx';

/** Learners load neither the pages nor the texts of managers. */
const ManagedCertificates = lazy(async () => {
  const parts = Promise.all([
    import('../manage/ManagedCertificates.tsx'),
    loadGroups(currentLanguage(), ['courses', 'audience']),
  ]);
  const [module] = await orReloadOnce('managed-certificates', parts);
  return { default: module.ManagedCertificates };
});

/** ROUTE-16, D-188: the certificates one can earn, and those one manages. */
export function CertificatesPage() {
  const t = useT('study');
  const common = useT('common');
  const [state, move] = useAddressState(certificatesAddress);
  const canManage = useCan('course.create');
  const view = canManage ? state.view : 'mine';
  const find = (words: string) => move({ search: words, page: 1 });
  const searchBox = (
    <SearchBox
      label={t('certificates.searchLabel')}
      placeholder={t('certificates.search')}
      clearLabel={t('certificates.clear')}
      initialValue={state.search}
      onSearch={find}
      onClear={() => find('')}
    />
  );
  const tabs = certificateViews.map((name) => ({
    name,
    label: t(`certificates.view.${name}`),
    search: { view: name === 'mine' ? undefined : name },
  }));
  return (
    <>
      <PageTitle
        title={t('certificates.title')}
        description={t('certificates.text')}
        actions={view === 'mine' && searchBox}
      />
      {canManage && (
        <PathTabs to="microCertificateIndex" params={{}} label={t('certificates.view')} tabs={tabs} current={view} />
      )}
      {view === 'mine' ? (
        <EarnableCertificates state={state} onMove={move} />
      ) : (
        <Suspense fallback={<SkeletonTable label={common('shell.loading')} count={5} />}>
          <ManagedCertificates state={state} onMove={move} />
        </Suspense>
      )}
    </>
  );
}
