import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { ConfirmRegrade } from './ConfirmRegrade.tsx';
import { RegradeChanges } from './RegradeChanges.tsx';
import { RegradeNumbers } from './RegradeNumbers.tsx';
import type { RegradeAddress } from './regrade-address.ts';
import type { RegradeInput } from './regrade-input.ts';
import { useDryRun } from './use-dry-run.ts';

type Props = {
  input: RegradeInput;
  state: RegradeAddress;
  onChange: (change: Partial<RegradeAddress>) => void;
};

/** Everything that putting the question right would change, before anything does. */
export function RegradeDryRun({ input, state: { page, pageSize }, onChange }: Props) {
  const t = useT('examining');
  const [isAsking, setIsAsking] = useState(false);
  const preview = useDryRun(input, { page, pageSize });
  const begin = { view: 'form', question: undefined, version: undefined, page: 1 } as const;
  return (
    <Panel title={t('examining.regrade.changes')} padding="flush">
      <ReadStates read={preview} failed={t('examining.regrade.changes.failed')}>
        {(plan) => (
          <>
            <RegradeNumbers plan={plan}>
              {(plan.changedCount > 0 || plan.isDropAhead) && (
                <Button onClick={() => setIsAsking(true)}>{t('examining.regrade.do')}</Button>
              )}
            </RegradeNumbers>
            <RegradeChanges plan={plan} paging={{ page, pageSize }} onMove={onChange} />
            {isAsking && (
              <ConfirmRegrade
                input={input}
                plan={plan}
                onDone={() => onChange(begin)}
                onClose={() => setIsAsking(false)}
              />
            )}
          </>
        )}
      </ReadStates>
    </Panel>
  );
}
