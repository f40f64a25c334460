import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NothingCalled({ words }: { words: string }) {
  const t = useT('share');
  return (
    <EmptyState
      art={<NothingFound />}
      title={t('community.question.none.title', { search: words })}
      text={t('community.question.none.text')}
    />
  );
}
