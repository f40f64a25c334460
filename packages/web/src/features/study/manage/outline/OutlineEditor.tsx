import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import type { CourseForm } from '../course-form.ts';
import { EditQuestion } from '../../../../shared/leaving/EditQuestion.tsx';
import { SaveBar } from '../../../../shared/forms/SaveBar.tsx';
import { AddChapter, EmptyOutline } from './AddChapter.tsx';
import { ChapterPanel } from './ChapterPanel.tsx';
import * as draft from './outline-draft.ts';
import { SectionDialog } from './SectionDialog.tsx';
import { useOutline } from './use-outline.ts';

type Props = { course: CourseForm; onDirty: (isDirty: boolean) => void };
type Editing = { readonly chapterId: string; readonly section: draft.DraftSection };

/** Chapters and sections of the draft, put into order by pointer or key and saved as a whole. */
export function OutlineEditor({ course, onDirty }: Props) {
  const t = useT('courses');
  const { outline, change, moves, guard, ...state } = useOutline(course, onDirty);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
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
          texts={{ save: t('courses.save'), unsaved: t('courses.unsaved') }}
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
