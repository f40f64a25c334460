import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';

export function AllTopics() {
  const t = useT('share');
  return (
    <PathLink to="topicList" params={{}}>
      {t('topics.detail.all')}
    </PathLink>
  );
}
