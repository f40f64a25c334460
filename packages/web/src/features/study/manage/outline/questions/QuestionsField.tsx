import { Button } from '@mantine/core';
import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { questionLimits } from '@shuyuan/contract/study/questions/section-question';
import { useState } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import type { DraftForm } from '../../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import type { SectionDraft } from '../section-draft.ts';
import { newQuestionId, type Question } from './question-draft.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import classes from './Questions.module.css';

type Props = {
  form: DraftForm<SectionDraft>;
  /** Seconds of the film; null while they are not known. */
  unitCount: number | null;
};

type Open = { readonly id: string; readonly question: Question | null };

/** The questions at seconds of what is played; they are part of the outline and saved with it. */
export function QuestionsField({ form, unitCount }: Props) {
  const t = useT('courses');
  const [open, setOpen] = useState<Open | null>(null);
  const { questions, type } = form.draft;
  if (sectionKindOf(type).unit !== 'second') return null;
  const rest = (id: string) => questions.filter((one) => one.id !== id);
  const take = (question: Question): void => {
    const all = [...rest(question.id), question];
    form.change({ questions: all.toSorted((one, other) => one.second - other.second) });
    setOpen(null);
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('courses.questions')}</legend>
      <HintText>{t('courses.questions.hint')}</HintText>
      {questions.length > 0 && (
        <ul className={classes.list}>
          {questions.map((question) => (
            <QuestionRow
              key={question.id}
              question={question}
              onEdit={() => setOpen({ id: question.id, question })}
              onRemove={() => form.change({ questions: rest(question.id) })}
            />
          ))}
        </ul>
      )}
      {questions.length < questionLimits.questions && (
        <Button variant="default" onClick={() => setOpen({ id: newQuestionId(), question: null })}>
          {t('courses.questions.add')}
        </Button>
      )}
      {open && (
        <QuestionDialog key={open.id} {...open} unitCount={unitCount} onTake={take} onClose={() => setOpen(null)} />
      )}
    </fieldset>
  );
}
