import { useT } from '../../lib/texts.ts';
import type { Webhook } from './webhooks/webhook-form.ts';

/** Why the last message did not arrive, in words; null when it did. */
export function useProblemText(): (last: NonNullable<Webhook['last']>) => string | null {
  const t = useT('admin');
  return ({ problem, detail }) => (problem === null ? null : t(`admin.webhooks.problem.${problem}`, { detail }));
}
