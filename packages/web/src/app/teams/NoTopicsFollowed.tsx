import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { OpenTalk } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';

export function NoTopicsFollowed() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<OpenTalk />}
        title={t('topics.mine.empty.title')}
        text={t('topics.mine.empty.text')}
        action={
          <PathLink to="topicList" params={{}}>
            {t('topics.detail.all')}
          </PathLink>
        }
      />
    </Panel>
  );
}
