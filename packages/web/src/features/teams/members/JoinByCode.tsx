import { useSearchParams } from '../../../lib/route-values.ts';
import { JoinDialog } from './JoinDialog.tsx';

/** D-093: wherever the address says `join`, with a code from a link or without one yet. */
export function JoinByCode() {
  const { join } = useSearchParams();
  return join === undefined ? null : <JoinDialog key={join} code={join} />;
}
