import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SubjectItem } from './SubjectItem.tsx';
import type { StageView, SubjectView } from './subject-view.ts';
import type { ItemActions } from './use-item-actions.ts';

type Props = { subject: SubjectView; stage: StageView; actions: ItemActions };

/** A stage with its items, and how many of its electives are asked for. */
export function StagePanel({ subject, stage, actions }: Props) {
  const t = useT('subjects');
  const { electiveCount, electiveDoneCount, electiveTotal } = stage;
  const hint =
    electiveTotal === 0
      ? undefined
      : t('subjects.stage.choose', { count: electiveCount, total: electiveTotal, done: electiveDoneCount });
  return (
    <Panel title={stage.title} hint={hint} padding="flush">
      <Stack as="ul" gap={4}>
        {stage.items.map((item) => (
          <SubjectItem key={item.key} subject={subject} item={item} actions={actions} />
        ))}
      </Stack>
    </Panel>
  );
}
