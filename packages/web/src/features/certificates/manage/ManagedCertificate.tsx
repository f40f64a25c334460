import { readCertificateForm } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { certificateTabs, type ListProps } from '../certificates-address.ts';
import { CertificateEditor } from './edit/CertificateEditor.tsx';
import { HoldersPanel } from './holders/HoldersPanel.tsx';
import { ManagedHead } from './ManagedHead.tsx';

/** One certificate for whoever manages it: its form, and the people it was issued to. */
export function ManagedCertificate({ id, state, onMove }: ListProps & { id: string }) {
  const t = useT('courses');
  const study = useT('study');
  const [isDirty, setIsDirty] = useState(false);
  const read = useRead(
    readCertificateForm,
    { id },
    { claims: 'notices', gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const tabs = certificateTabs.map((tab) => ({
    name: tab,
    label: t(`certificates.tab.${tab}`),
    search: { view: 'manage', edit: id, tab: tab === 'edit' ? undefined : tab },
  }));
  return (
    <ReadStates read={read} failed={study('certificates.failed')} shape="list" count={4}>
      {(certificate) => (
        <Stack gap={20}>
          <ManagedHead certificate={certificate} isDirty={isDirty} />
          <PathTabs
            to="microCertificateIndex"
            params={{}}
            label={t('certificates.tabs')}
            tabs={tabs}
            current={state.tab}
          />
          {state.tab === 'holders' ? (
            <HoldersPanel id={id} state={state} onMove={onMove} />
          ) : (
            <CertificateEditor key={certificate.revision} certificate={certificate} onDirty={setIsDirty} />
          )}
        </Stack>
      )}
    </ReadStates>
  );
}
