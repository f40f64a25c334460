import { listProviders } from '@shuyuan/contract/payments/provider.wire';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { ProviderDialog } from './ProviderDialog.tsx';
import type { Provider } from './provider-draft.ts';

/** D-119: the accounts of the company with providers of payments. */
export function Providers() {
  const t = useT('payments');
  const read = useRead(listProviders, {}, { claims: 'notices' });
  const [method, setMethod] = useState<Provider['method'] | null>(null);
  const edited = read.data?.items.find((one) => one.method === method);
  return (
    <Stack gap={16}>
      <HintText>{t('provider.text')}</HintText>
      <ReadStates read={read} failed={t('provider.failed')} shape="list" count={2}>
        {({ items }) =>
          items.map((provider) => (
            <ProviderCard key={provider.method} provider={provider} onEdit={() => setMethod(provider.method)} />
          ))
        }
      </ReadStates>
      {edited && read.data && (
        <ProviderDialog provider={edited} hasSandbox={read.data.hasSandbox} onClose={() => setMethod(null)} />
      )}
    </Stack>
  );
}
