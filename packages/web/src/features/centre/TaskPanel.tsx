import type { ComponentProps } from 'react';
import { useT } from '../../lib/texts.ts';
import { TaskRows } from '../../shared/tasks/TaskRows.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';

type Props = ComponentProps<typeof TaskRows> & { recordCount: number };

/** A page of tasks, or that there are none. */
export function TaskPanel({ tasks, recordCount }: Props) {
  const t = useT('personal');
  if (recordCount === 0) return <EmptyState title={t('tasks.none')} text={t('tasks.none.text')} />;
  return (
    <Panel>
      <TaskRows tasks={tasks} />
    </Panel>
  );
}
