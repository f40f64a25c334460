import { type Answer, answerProblems, type Answers, visibleAnswers } from '@shuyuan/contract/surveys/answers';
import { useState } from 'react';
import { answerDraft } from './answer-draft.ts';
import { answerPages, answerProgress, shownProblems } from './answer-pages.ts';
import type { SurveyView } from './survey-view.ts';

/** Shown where the question is, and read aloud with its words. */
const focusQuestion = (id: string): void => document.querySelector<HTMLElement>(`#question-${id}`)?.focus();

type Options = {
  readonly survey: SurveyView;
  /** A preview keeps and sends nothing. */
  readonly isPreview: boolean;
  readonly onSend: (answers: Answers) => void;
};

/** The answers somebody gives, the page they are on, and what is wrong with those they tried to leave behind. */
export function useAnswering({ survey: { id, questions }, isPreview, onSend }: Options) {
  const [draft] = useState(() => answerDraft(id));
  const [answers, setAnswers] = useState<Answers>(() => (isPreview ? {} : draft.read()));
  const [index, setIndex] = useState(0);
  const [tried, setTried] = useState<ReadonlySet<string>>(() => new Set());
  const pages = answerPages(questions, answers);
  const at = Math.min(index, pages.length - 1);
  const page = pages[at] ?? [];

  const change = (questionId: string, answer: Answer | undefined): void => {
    const { [questionId]: _before, ...rest } = answers;
    const next = answer === undefined ? rest : { ...rest, [questionId]: answer };
    setAnswers(next);
    if (!isPreview) draft.write(next);
  };
  /** The first question among some that cannot be left so. */
  const findWrong = (ids: readonly string[]): string | undefined => {
    const wrong = answerProblems(questions, answers);
    setTried(new Set([...tried, ...ids]));
    return ids.find((one) => wrong.has(one));
  };
  const turnTo = (next: number): void => {
    setIndex(next);
    window.scrollTo({ top: 0 });
  };
  const next = (): void => {
    const wrong = isPreview ? undefined : findWrong(page.map(({ question }) => question.id));
    if (wrong === undefined) turnTo(at + 1);
    else focusQuestion(wrong);
  };
  const submit = (): void => {
    const wrong = findWrong(pages.flat().map(({ question }) => question.id));
    if (wrong === undefined) {
      onSend(visibleAnswers(questions, answers));
      return;
    }
    setIndex(pages.findIndex((one) => one.some(({ question }) => question.id === wrong)));
    // The page with it may only now be drawn.
    requestAnimationFrame(() => focusQuestion(wrong));
  };
  return {
    page,
    answers,
    problems: shownProblems(questions, answers, tried),
    progress: answerProgress(questions, answers),
    pageNumber: at + 1,
    pageCount: pages.length,
    change,
    next,
    previous: () => turnTo(at - 1),
    submit,
  };
}
