import { useT } from '../../../../lib/texts.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import type { RegradePlan } from './regrade-plan.ts';

type Props = { consequences: RegradePlan['changes'][number]['consequences'] };

/** The sections of courses, paths and subjects that a changed pass finishes or opens again. */
export function ChangeConsequences({ consequences }: Props) {
  const t = useT('examining');
  if (consequences.length === 0) return '—';
  return (
    <Stack as="ul" gap={4}>
      {consequences.map(({ kind, name, section, effect }) => (
        <li key={`${kind} ${name} ${section}`}>
          {t(`examining.regrade.consequence.${effect}`, {
            kind: t(`examining.regrade.consequence.${kind}`),
            name,
            section,
          })}
        </li>
      ))}
    </Stack>
  );
}
