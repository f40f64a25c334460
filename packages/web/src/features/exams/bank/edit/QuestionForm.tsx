import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { LeavingQuestion } from '../../../../shared/leaving/LeavingQuestion.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { BodyPanel } from './BodyPanel.tsx';
import classes from './Edit.module.css';
import { ExplanationPanel } from './ExplanationPanel.tsx';
import { HeadFields } from './HeadFields.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { QuestionSide } from './side/QuestionSide.tsx';
import { type SavedQuestion, useQuestionForm } from './use-question-form.ts';

type Props = {
  initial: SavedQuestion;
  /** Steps beside saving. */
  actions?: ReactNode;
  /** Panels about the question beside the form. */
  children?: ReactNode;
};

/** A question as its author writes it; beside it what a taker sees, and what asks nearly the same. */
export function QuestionForm({ initial, actions, children }: Props) {
  const t = useT('bank');
  const { form, leaving, body, isBusy, save } = useQuestionForm(initial);
  const isNew = initial.id === null;
  const buttons = (
    <>
      {actions}
      <Button loading={isBusy} onClick={save}>
        {t(isNew ? 'bank.create' : 'bank.save')}
      </Button>
    </>
  );
  return (
    <>
      <QuestionHead
        title={t(isNew ? 'bank.new.title' : 'bank.edit.title')}
        problem={form.problems.form}
        actions={buttons}
      />
      <div className={classes.columns}>
        <Stack gap={20}>
          <HeadFields form={form} />
          <BodyPanel form={form} problems={body} />
          <ExplanationPanel form={form} />
        </Stack>
        <QuestionSide draft={form.draft} id={initial.id}>
          {children}
        </QuestionSide>
      </div>
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.settle} />
    </>
  );
}
