import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';

/** A number, and how much it is of the whole: 12 (30 %). */
export function useShareText(): (count: number, whole: number) => string {
  const t = useT('operation');
  const format = useFormat();
  return (count, whole) =>
    whole === 0
      ? format.count(count)
      : t('searches.share', { count: format.count(count), share: format.percent(count / whole) });
}
