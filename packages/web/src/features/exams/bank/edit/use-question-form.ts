import { createBankQuestion, reviseBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { hasWrongFormula } from '@shuyuan/contract/exams/bank/formulas-in';
import { useState } from 'react';
import { goInstead } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useLeavingQuestion } from '../../../../shared/leaving/use-leaving-question.ts';
import { bankReads } from '../bank-reads.ts';
import { areTagsRight, bodyProblems, inputOf, maxTags, type QuestionDraft } from './question-draft.ts';
import { useProblemText } from './use-problem-text.ts';

/** A question as it is stored; without an id nothing is yet. */
type SavedQuestion = { readonly id: string | null; readonly version: number; readonly draft: QuestionDraft };

/** The words and the key of a question share a field of the draft: which of the two a problem is about. */
type BodyProblems = { readonly text: string | null; readonly key: string | null };

/** The draft of a question, its first version or the next one; leaving it asks. */
export function useQuestionForm(initial: SavedQuestion) {
  const t = useT('bank');
  const textOf = useProblemText();
  const [saved, setSaved] = useState(initial);
  const form = useDraftForm<QuestionDraft>({
    initial: initial.draft,
    problemsOf: (draft) => {
      const { text, key } = bodyProblems(draft);
      return {
        categoryId: draft.categoryId === '' ? t('bank.field.category.missing') : null,
        tags: areTagsRight(draft.tags) ? null : t('bank.field.tags.hint', { max: maxTags }),
        body: textOf(text ?? key),
        explanation: hasWrongFormula(draft.explanation) ? textOf('wrong-formula') : null,
      };
    },
    isSame: (draft) => JSON.stringify(draft) === JSON.stringify(saved.draft),
    refusals: {
      'exam.wrong-question': 'body',
      'exam.wrong-formula': 'body',
      'exam.unknown-media': 'body',
      'sensitive.found': 'form',
      'request.stale': { field: 'form', text: t('bank.stale') },
      'request.not-found': { field: 'categoryId', text: t('bank.field.category.gone') },
    },
  });
  const leaving = useLeavingQuestion(form.isDirty);
  const options = { claims: form.claims, refreshes: bankReads };
  const create = useWrite(createBankQuestion, options);
  const revise = useWrite(reviseBankQuestion, options);
  const send = (draft: QuestionDraft): void => {
    const calls = {
      onError: (error: Error) => void form.refuse(error),
      onSuccess: ({ id, version }: { id: string; version: number }) => {
        setSaved({ id, version, draft });
        showNotice(t('bank.saved', { version }), 'success');
        if (saved.id !== null) return;
        leaving.allow();
        goInstead('bankQuestion', { id });
      },
    };
    if (saved.id === null) create.mutate(inputOf(draft), calls);
    else revise.mutate({ id: saved.id, version: saved.version, ...inputOf(draft) }, calls);
  };
  const wrong = form.isTried ? bodyProblems(form.draft) : { text: null, key: null };
  const body: BodyProblems = {
    text: textOf(wrong.text),
    // A refusal of the server is about the whole question.
    key: textOf(wrong.key) ?? (wrong.text ? null : (form.problems.body ?? null)),
  };
  return {
    form,
    leaving,
    body,
    isBusy: create.isPending || revise.isPending,
    save: () => form.submit(send),
  };
}

export type { SavedQuestion, BodyProblems };
