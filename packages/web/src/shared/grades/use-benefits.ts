import { useCoinName } from '../../lib/coin-name.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import type { GradeView } from './grades-view.ts';

/** The benefits of a grade, one sentence each; none where it gives nothing. */
export function useBenefits(): (grade: GradeView) => string[] {
  const t = useT('points');
  const coin = useCoinName();
  const { count, percent } = useFormat();
  return ({ discountPercent, extraCoins, card }) => [
    ...(discountPercent > 0 ? [t('points.grade.discount', { percent: percent(discountPercent / 100) })] : []),
    ...(extraCoins > 0 ? [t('points.grade.extra', { count: count(extraCoins), coin })] : []),
    ...(card ? [t('points.grade.card', { name: card.cardName })] : []),
  ];
}
