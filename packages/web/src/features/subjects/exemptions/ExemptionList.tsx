import { exemptionStateLabels, exemptionStates } from '@shuyuan/contract/subjects/exemption-states';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../subjects-address.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { ExemptionCard } from './ExemptionCard.tsx';
import { useExemptions } from './use-exemptions.ts';

type Decision = { readonly id: string; readonly decision: 'agree' | 'refuse' };

/** Exemptions the reader decides: those that wait, and those that were decided. */
export function ExemptionList({ state: { page, pageSize, decision: shown }, onMove }: ListProps) {
  const t = useT('subjects');
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const list = useExemptions({ page, pageSize, state: shown });
  return (
    <Stack>
      <ChoiceTabs
        label={t('subjects.view.exemptions')}
        tabs={exemptionStates.map((name) => ({ name, label: t(exemptionStateLabels[name]) }))}
        current={shown}
        onChoose={(name) => onMove({ decision: exemptionStates.find((one) => one === name) ?? 'waiting', page: 1 })}
      />
      <ReadStates read={list} failed={t('subjects.failed')} shape="cards" count={2}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('subjects.exemption.empty')} />
          ) : (
            <Stack>
              <Stack as="ul">
                {items.map((row) => (
                  <ExemptionCard
                    key={row.id}
                    exemption={row}
                    onDecide={(decision) => setDeciding({ id: row.id, decision })}
                  />
                ))}
              </Stack>
              <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
            </Stack>
          )
        }
      </ReadStates>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </Stack>
  );
}
