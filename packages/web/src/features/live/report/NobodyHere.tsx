import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Nobody came, or nobody of that name. */
export function NobodyHere({ isSearched }: { isSearched: boolean }) {
  const t = useT('activity');
  const which = isSearched ? 'nobodyFound' : 'empty';
  return (
    <EmptyState art={<BlankScroll />} title={t(`live.report.${which}.title`)} text={t(`live.report.${which}.text`)} />
  );
}
