import { useSearchParams } from '../../lib/route-values.ts';

/** The page of a document the address names, counted from 1: a result of the search opens where the words stand. */
export function useBeginPage(): number | undefined {
  const { sheet } = useSearchParams();
  return /^[1-9]\d{0,4}$/.test(sheet ?? '') ? Number(sheet) : undefined;
}
