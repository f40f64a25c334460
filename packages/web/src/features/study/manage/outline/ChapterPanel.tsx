import { TextInput } from '@mantine/core';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { DragEvent } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { AddSection } from './AddSection.tsx';
import classes from './Outline.module.css';
import * as draft from './outline-draft.ts';
import { SectionRow } from './SectionRow.tsx';

type Props = {
  chapter: draft.DraftChapter;
  outline: draft.Outline;
  /** From 1. */
  number: number;
  canEdit: boolean;
  isTried: boolean;
  dragged: string | null;
  onDrag: (id: string | null) => void;
  onChange: (outline: draft.Outline) => void;
  onMoved: (text: string, by: { readonly button: HTMLElement; readonly id: string } | null) => void;
  onEdit: (section: draft.DraftSection) => void;
};

function ChapterHead({ chapter, outline, number, canEdit, isTried, onChange, onMoved }: Props) {
  const t = useT('courses');
  const { id, title } = chapter;
  const rename = (text: string): void =>
    onChange(outline.map((one) => (one.id === id ? { ...one, title: text } : one)));
  const step = (way: draft.Step, button: HTMLElement): void => {
    onMoved(t('courses.moved', { name: title }), { button, id });
    onChange(draft.stepChapter(outline, id, way));
  };
  return (
    <div className={classes.chapterHead}>
      <TextInput
        className={classes.chapterTitle}
        aria-label={t('courses.chapter.title', { number })}
        value={title}
        maxLength={courseLimits.chapterTitleMax}
        readOnly={!canEdit}
        autoComplete="off"
        error={isTried && title.trim() === '' ? t('courses.chapter.title.missing') : null}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      {canEdit && (
        <div className={classes.tools}>
          <IconButton
            label={t('courses.chapter.up', { name: title })}
            icon={<ArrowUp size={18} aria-hidden />}
            disabledReason={number === 1 ? t('courses.first') : undefined}
            onClick={({ currentTarget }) => step('up', currentTarget)}
          />
          <IconButton
            label={t('courses.chapter.down', { name: title })}
            icon={<ArrowDown size={18} aria-hidden />}
            disabledReason={number === outline.length ? t('courses.last') : undefined}
            onClick={({ currentTarget }) => step('down', currentTarget)}
          />
          <IconButton
            label={t('courses.chapter.remove', { name: title })}
            icon={<Trash2 size={18} aria-hidden />}
            disabledReason={chapter.sections.length > 0 ? t('courses.chapter.notEmpty') : undefined}
            onClick={() => onChange(outline.filter((one) => one.id !== id))}
          />
        </div>
      )}
    </div>
  );
}

/** A chapter with its sections; whatever is dragged can be let go over one of them or over the chapter itself. */
export function ChapterPanel(props: Props) {
  const { chapter, outline, canEdit, dragged, onDrag, onChange, onMoved, onEdit } = props;
  const t = useT('courses');
  const put = (beforeId: string | null): void => {
    if (dragged === null) return;
    onMoved(t('courses.moved', { name: draft.sectionIn(outline, dragged)?.title ?? '' }), null);
    onChange(draft.putSection(outline, dragged, { groupId: chapter.id, beforeId }));
    onDrag(null);
  };
  const dropHere = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      put(null);
    },
  };
  return (
    <Panel>
      <ChapterHead {...props} />
      {chapter.sections.length === 0 ? (
        <div className={classes.nothing} {...(canEdit && dropHere)}>
          <HintText>{t('courses.chapter.empty')}</HintText>
        </div>
      ) : (
        <ol className={classes.rows} aria-label={chapter.title}>
          {chapter.sections.map((section, at) => (
            <SectionRow
              key={section.id}
              section={section}
              canEdit={canEdit}
              isDragged={dragged === section.id}
              canStep={(step) => draft.canStepSection(outline, section.id, step)}
              onStep={(step, button) => {
                onMoved(t('courses.moved', { name: section.title }), { button, id: section.id });
                onChange(draft.stepSection(outline, section.id, step));
              }}
              onDrag={(isDragged) => onDrag(isDragged ? section.id : null)}
              onDrop={(half) => put(half === 'before' ? section.id : (chapter.sections[at + 1]?.id ?? null))}
              onEdit={() => onEdit(section)}
              onRemove={() => onChange(draft.withoutSection(outline, section.id))}
            />
          ))}
        </ol>
      )}
      {canEdit && <AddSection chapterTitle={chapter.title} onAdd={onEdit} />}
    </Panel>
  );
}
