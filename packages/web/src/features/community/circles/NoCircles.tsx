import { useT } from '../../../lib/texts.ts';
import { NothingFound, OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function NoCircles({ search }: { search: string }) {
  const t = useT('share');
  return (
    <Panel>
      {search === '' ? (
        <EmptyState
          art={<OpenTalk />}
          title={t('community.circle.empty.title')}
          text={t('community.circle.empty.text')}
        />
      ) : (
        <EmptyState
          art={<NothingFound />}
          title={t('community.circle.none.title', { search })}
          text={t('community.circle.none.text')}
        />
      )}
    </Panel>
  );
}
