import { Button } from '@mantine/core';
import { Flame, RefreshCw } from 'lucide-react';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useHotTopics } from '../../../shared/topics/use-hot-topics.ts';
import { TopicLines } from './TopicLines.tsx';

/** COMM-44 */
export function HotTopics() {
  const t = useT('share');
  const { read, canTurn, turn } = useHotTopics();
  const other = canTurn && (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<RefreshCw size={14} aria-hidden />}
      loading={read.isPlaceholderData}
      onClick={turn}
    >
      {t('topics.hot.other')}
    </Button>
  );
  return (
    <Panel title={t('topics.hot.title')} icon={<Flame />} action={other}>
      <ReadStates read={read} failed={t('topics.failed')} shape="list" count={5}>
        {({ items }) =>
          items.length === 0 ? <EmptyState title={t('topics.empty.title')} /> : <TopicLines topics={items} />
        }
      </ReadStates>
    </Panel>
  );
}
