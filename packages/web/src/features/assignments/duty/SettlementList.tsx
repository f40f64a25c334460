import type { readDuty } from '@shuyuan/contract/assignments/duty.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';

type Props = { settlements: OutputOf<typeof readDuty>['settlements'] };

/** Everything that was said of a duty by hand, with its evidence, and what of it was taken back. */
export function SettlementList({ settlements }: Props) {
  const t = useT('assignments');
  const { dateTime } = useFormat();
  if (settlements.length === 0) return null;
  return (
    <Panel title={t('assignments.settlements')}>
      <Stack>
        {settlements.map((one) => (
          <div key={one.id}>
            <div>
              {t(`assignments.settlement.${one.kind}`, { name: one.settlerName, time: dateTime(one.settleTime) })}
            </div>
            <bdi>{one.reason}</bdi>
            <FileLinks label={t('assignments.evidence')} files={one.files} />
            {one.revokeTime !== null && (
              <HintText>
                {t('assignments.settlement.revoked', {
                  name: one.revokerName ?? '',
                  time: dateTime(one.revokeTime),
                  reason: one.revokeReason ?? '',
                })}
              </HintText>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
