import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { Button } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { ChapterEditor } from './ChapterEditor.tsx';
import { type ChapterDraft, moved, newChapter } from './path-draft.ts';

type Props = {
  positionId: string;
  chapters: readonly ChapterDraft[];
  problem: string | null | undefined;
  onChange: (chapters: readonly ChapterDraft[]) => void;
};

/** The chapters of the draft in their order. */
export function ChaptersEditor({ positionId, chapters, problem, onChange }: Props) {
  const t = useT('study');
  return (
    <>
      {chapters.map((chapter, at) => (
        <ChapterEditor
          key={chapter.id}
          positionId={positionId}
          chapter={chapter}
          number={at + 1}
          onChange={(next) => onChange(chapters.with(at, next))}
          onMove={(by) => onChange(moved(chapters, at, by))}
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
    </>
  );
}
