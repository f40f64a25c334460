import { useT } from '../../../../lib/texts.ts';
import { BlankScroll } from '../../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';

export function NoContents() {
  const t = useT('share');
  return (
    <EmptyState
      art={<BlankScroll />}
      title={t('community.column.order.empty.title')}
      text={t('community.column.order.empty.text')}
    />
  );
}
