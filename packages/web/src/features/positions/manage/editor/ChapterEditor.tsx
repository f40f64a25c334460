import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { EmptyGroup } from '../../../../shared/ordering/EmptyGroup.tsx';
import { MoveButtons, type Moving } from '../../../../shared/ordering/MoveButtons.tsx';
import type { GroupOrder } from '../../../../shared/ordering/use-group-order.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './ChapterEditor.module.css';
import { ContentAdder } from './ContentAdder.tsx';
import type { ChapterDraft, SectionDraft } from './path-draft.ts';
import { SectionEditor } from './SectionEditor.tsx';

type Props = Moving & {
  positionId: string;
  chapter: ChapterDraft;
  number: number;
  order: GroupOrder;
  onChange: (chapter: ChapterDraft) => void;
};

/** A chapter of the draft with its sections in their order. */
export function ChapterEditor({ positionId, chapter, number, order, onChange, ...moving }: Props) {
  const t = useT('study');
  const { title, sections } = chapter;
  const label = t('positions.form.chapter', { number });
  const change = (next: readonly SectionDraft[]) => onChange({ ...chapter, sections: next });
  const drop = (beforeId: string | null) => order.drop({ groupId: chapter.id, beforeId });
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={12}>
        <div className={classes.section}>
          <TextInput
            className={classes.title}
            label={label}
            maxLength={positionLimits.chapterTitleMax}
            value={title}
            onChange={(event) => onChange({ ...chapter, title: event.currentTarget.value })}
          />
          <MoveButtons name={label} {...moving} />
        </div>
        <Stack as="ul" gap={8}>
          {sections.map((section, at) => (
            <SectionEditor
              key={section.id}
              section={section}
              onChange={(next) => change(sections.with(at, next))}
              isDragged={order.dragged === section.id}
              onDrag={(isDragged) => order.onDrag(isDragged ? section.id : null)}
              onDrop={(half) => drop(half === 'before' ? section.id : (sections[at + 1]?.id ?? null))}
              canStep={(step) => order.canStep(section.id, step)}
              onStep={(step, button) => order.step(section.id, step, button)}
              onRemove={() => change(sections.toSpliced(at, 1))}
            />
          ))}
        </Stack>
        {sections.length === 0 && <EmptyGroup hint={t('positions.form.emptyChapter')} onDrop={() => drop(null)} />}
        <ContentAdder
          positionId={positionId}
          chapterId={chapter.id}
          onAdd={(section) => change([...sections, section])}
        />
      </Stack>
    </Card>
  );
}
