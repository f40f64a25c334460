import { useSearchParams } from '../../../lib/route-values.ts';

/** The second the address names, as a source of the assistant does; null: on from where one stopped. */
export function useBeginSecond(): number | null {
  const { seconds } = useSearchParams();
  return seconds !== undefined && /^\d{1,6}$/.test(seconds) ? Number(seconds) : null;
}
