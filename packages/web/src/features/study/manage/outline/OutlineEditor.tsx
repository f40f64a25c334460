import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import type { CourseForm } from '../course-form.ts';
import { EditQuestion } from '../edit/EditQuestion.tsx';
import { SaveBar } from '../edit/SaveBar.tsx';
import { AddChapter, EmptyOutline } from './AddChapter.tsx';
import { ChapterPanel } from './ChapterPanel.tsx';
import * as draft from './outline-draft.ts';
import { SectionDialog } from './SectionDialog.tsx';
import { useOutline } from './use-outline.ts';

type Props = { course: CourseForm; onDirty: (isDirty: boolean) => void };
type Editing = { readonly chapterId: string; readonly section: draft.DraftSection };

type Pressed = { readonly button: HTMLElement; readonly id: string };

/** Says what was moved, and gives the focus back to the button that was pressed: its row has another place now. */
function useMoves(outline: draft.Outline) {
  const [said, setSaid] = useState('');
  const pressed = useRef<Pressed | null>(null);
  useLayoutEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (!current) return;
    // In another chapter it is another row; the first of its buttons stands for the one that is gone.
    const isThere = current.button.isConnected;
    const row = isThere ? null : document.querySelector<HTMLElement>(`[data-moved="${current.id}"] button`);
    (row ?? current.button).focus();
  }, [outline]);
  return {
    said,
    say: (text: string, by: Pressed | null) => {
      pressed.current = by;
      setSaid(text);
    },
  };
}

/** Chapters and sections of the draft, put into order by pointer or key and saved as a whole. */
export function OutlineEditor({ course, onDirty }: Props) {
  const t = useT('courses');
  const { outline, change, guard, ...state } = useOutline(course, onDirty);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const moves = useMoves(outline);
  const canEdit = course.can.edit;
  return (
    <Stack gap={16}>
      {outline.length === 0 && <EmptyOutline canEdit={canEdit} onChange={change} />}
      {outline.map((chapter, at) => (
        <ChapterPanel
          key={chapter.id}
          chapter={chapter}
          outline={outline}
          number={at + 1}
          canEdit={canEdit}
          isTried={state.isTried}
          dragged={dragged}
          onDrag={setDragged}
          onChange={change}
          onMoved={moves.say}
          onEdit={(section) => setEditing({ chapterId: chapter.id, section })}
        />
      ))}
      {outline.length > 0 && canEdit && <AddChapter outline={outline} onChange={change} />}
      {canEdit && (
        <SaveBar
          isDirty={state.isDirty}
          isBusy={state.isBusy}
          error={state.error}
          hint={t(course.publishedNumber === null ? 'courses.outline.hint.draft' : 'courses.outline.hint.published')}
          onSave={state.save}
        />
      )}
      <VisuallyHidden component="output">{moves.said}</VisuallyHidden>
      {editing && (
        <SectionDialog
          courseId={course.id}
          hasPrice={course.price.isPay === 1}
          section={editing.section}
          onTake={(section) => {
            change(draft.withSection(outline, editing.chapterId, section));
            setEditing(null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
      <EditQuestion guard={guard} />
    </Stack>
  );
}
