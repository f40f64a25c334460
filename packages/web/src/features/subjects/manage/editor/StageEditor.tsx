import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { EmptyGroup } from '../../../../shared/ordering/EmptyGroup.tsx';
import { MoveButtons, type Moving } from '../../../../shared/ordering/MoveButtons.tsx';
import type { GroupOrder } from '../../../../shared/ordering/use-group-order.ts';
import classes from './Editor.module.css';
import { ItemAdder } from './ItemAdder.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import type { ItemDraft, StageDraft } from './subject-draft.ts';

type Props = Moving & {
  subjectId: string;
  stage: StageDraft;
  number: number;
  /** Items of the stages before it: what its own may wait for. */
  earlier: readonly ItemDraft[];
  order: GroupOrder;
  onChange: (stage: StageDraft) => void;
};

/** A stage of the draft: its title, how many electives it asks for, and its items in their order. */
export function StageEditor({ subjectId, stage, number, earlier, order, onChange, ...moving }: Props) {
  const t = useT('subjects');
  const { title, items, electiveCount } = stage;
  const label = t('subjects.form.stage', { number });
  const electives = items.filter(({ isRequired }) => !isRequired).length;
  const change = (next: readonly ItemDraft[]) => onChange({ ...stage, items: next });
  const drop = (beforeId: string | null) => order.drop({ groupId: stage.id, beforeId });
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={12}>
        <div className={classes.row}>
          <TextInput
            className={classes.title}
            label={label}
            maxLength={subjectLimits.stageTitleMax}
            value={title}
            onChange={(event) => onChange({ ...stage, title: event.currentTarget.value })}
          />
          {electives > 0 && (
            <TextInput
              className={classes.count}
              type="number"
              label={t('subjects.form.choose', { total: electives })}
              min={0}
              max={electives}
              value={electiveCount}
              onChange={(event) =>
                onChange({ ...stage, electiveCount: Math.max(0, event.currentTarget.valueAsNumber || 0) })
              }
            />
          )}
          <MoveButtons name={label} {...moving} />
        </div>
        <Stack as="ul" gap={8}>
          {items.map((item, at) => (
            <ItemEditor
              key={item.key}
              item={item}
              before={[...earlier, ...items.slice(0, at)]}
              onChange={(next) => change(items.with(at, next))}
              isDragged={order.dragged === item.key}
              onDrag={(isDragged) => order.onDrag(isDragged ? item.key : null)}
              onDrop={(half) => drop(half === 'before' ? item.key : (items[at + 1]?.key ?? null))}
              canStep={(step) => order.canStep(item.key, step)}
              onStep={(step, button) => order.step(item.key, step, button)}
              onRemove={() => change(items.toSpliced(at, 1))}
            />
          ))}
        </Stack>
        {items.length === 0 && <EmptyGroup hint={t('subjects.form.emptyStage')} onDrop={() => drop(null)} />}
        <ItemAdder subjectId={subjectId} stageId={stage.id} onAdd={(item) => change([...items, item])} />
      </Stack>
    </Card>
  );
}
