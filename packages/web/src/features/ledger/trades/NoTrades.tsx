import { useT } from '../../../lib/texts.ts';
import { BlankScroll, NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NoTrades({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useT('share');
  const why = isNarrowed ? 'none' : 'empty';
  return (
    <EmptyState
      art={isNarrowed ? <NothingFound /> : <BlankScroll />}
      title={t(`ledger.trades.${why}.title`)}
      text={t(`ledger.trades.${why}.text`)}
    />
  );
}
