import { useT } from '../../../../lib/texts.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import type { RegradePlan } from './regrade-plan.ts';

type Props = { consequences: RegradePlan['changes'][number]['consequences'] };

/** Everything that follows elsewhere from changed marks: sections and duties that are done or open again, certificates that are issued or revoked. */
export function ChangeConsequences({ consequences }: Props) {
  if (consequences.length === 0) return '—';
  return (
    <Stack as="ul" gap={4}>
      {consequences.map((one) => (
        <li key={`${one.kind} ${one.name} ${one.section}`}>
          <Consequence consequence={one} />
        </li>
      ))}
    </Stack>
  );
}

function Consequence({
  consequence: { kind, name, section, effect, coins = 0, integral = 0 },
}: {
  consequence: Props['consequences'][number];
}) {
  const t = useT('examining');
  if (kind === 'lock') return t(`examining.regrade.lock.${effect}`, { name, section });
  if (kind === 'duty' && effect === 'opens') return t('examining.regrade.duty.opens', { name });
  if (kind !== 'certificate') {
    return t(`examining.regrade.consequence.${effect}`, {
      kind: t(`examining.regrade.consequence.${kind}`),
      name,
      section,
    });
  }
  const said = t(`examining.regrade.certificate.${effect}`, { name });
  return coins + integral === 0 ? said : `${said} ${t(`examining.regrade.reward.${effect}`, { coins, integral })}`;
}
