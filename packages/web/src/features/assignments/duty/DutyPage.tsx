import { readDuty } from '@shuyuan/contract/assignments/duty.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { DutyHead, type DutyStep } from './DutyHead.tsx';
import { DutyHistory } from './DutyHistory.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { SettlementList } from './SettlementList.tsx';

/** One person’s duty: what was said of it by hand, who was reminded when, every change of it, and the steps from here. */
export function DutyPage({ id }: { id: string }) {
  const t = useT('assignments');
  const [asked, setAsked] = useState<DutyStep | null>(null);
  const read = useRead(readDuty, { id }, { claims: 'notices' });
  const close = (): void => setAsked(null);
  return (
    <ReadStates read={read} failed={t('assignments.duty.failed')} shape="list" count={4}>
      {(duty) => (
        <Stack gap={20}>
          <DutyHead duty={duty} onAsk={setAsked} />
          <SettlementList settlements={duty.settlements} />
          <DutyHistory duty={duty} />
          {(asked === 'exempt' || asked === 'done') && (
            <SettleDialog dutyId={id} kind={asked} name={duty.person.fullName} onClose={close} />
          )}
          {asked === 'revoke' && <RevokeDialog id={duty.settlements[0]?.id ?? ''} onClose={close} />}
        </Stack>
      )}
    </ReadStates>
  );
}
