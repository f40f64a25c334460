import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { Button, VisuallyHidden } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { useGroupOrder } from '../../../../shared/ordering/use-group-order.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { ChapterEditor } from './ChapterEditor.tsx';
import { arranged, type ChapterDraft, newChapter } from './path-draft.ts';

type Props = {
  positionId: string;
  chapters: readonly ChapterDraft[];
  problem: string | null | undefined;
  onChange: (chapters: readonly ChapterDraft[]) => void;
};

/** The chapters of the draft; they and their sections are put into order by pointer or key. */
export function ChaptersEditor({ positionId, chapters, problem, onChange }: Props) {
  const t = useT('study');
  const order = useGroupOrder({
    groups: chapters.map(({ id, title, sections }) => ({ id, title, itemIds: sections.map((section) => section.id) })),
    titleOf: (id) => chapters.flatMap(({ sections }) => sections).find((section) => section.id === id)?.title,
    onArrange: (ids) => onChange(arranged(chapters, ids)),
    onArrangeGroups: (ids) => onChange(ids.flatMap((id) => chapters.filter((chapter) => chapter.id === id))),
  });
  return (
    <>
      {chapters.map((chapter, at) => (
        <ChapterEditor
          key={chapter.id}
          positionId={positionId}
          chapter={chapter}
          number={at + 1}
          onChange={(next) => onChange(chapters.with(at, next))}
          order={order}
          canStep={(step) => order.canStepGroup(at, step)}
          onStep={(step, button) => order.stepGroup(at, step, button)}
          onRemove={() => onChange(chapters.toSpliced(at, 1))}
        />
      ))}
      {chapters.length < positionLimits.chapters && (
        <div>
          <Button variant="default" onClick={() => onChange([...chapters, newChapter('')])}>
            {t('positions.form.addChapter')}
          </Button>
        </div>
      )}
      {problem && <ErrorText>{problem}</ErrorText>}
      <VisuallyHidden component="output">{order.said}</VisuallyHidden>
    </>
  );
}
