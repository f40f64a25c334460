import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { AllTopics } from './AllTopics.tsx';

export function UnknownTopic() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<NothingFound />}
        title={t('topics.detail.unknown.title')}
        text={t('topics.detail.unknown.text')}
        action={<AllTopics />}
      />
    </Panel>
  );
}
