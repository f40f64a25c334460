import { useState } from 'react';
import { seekTo } from '../../../shared/files/viewers/media/media-commands.ts';
import type { Watching } from '../counting/use-reports.ts';
import type { Question } from './question.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionList } from './QuestionList.tsx';
import { type Target, useAnswers } from './use-answers.ts';
import { useQuestionStops } from './use-question-stops.ts';

type Props = {
  target: Target;
  questions: readonly Question[];
  film: HTMLMediaElement | null;
  /** Null in a preview. */
  watching: Watching | null;
};

type Open = { readonly id: string; readonly hasStopped: boolean };

/** Asks where the film plays over a question, and lists all of them below it. */
export function FilmQuestions({ target, questions: given, film, watching }: Props) {
  const { questions, send, isBusy } = useAnswers(target, given, watching);
  const [open, setOpen] = useState<Open | null>(null);
  /** Put off until somebody asks for them. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  const stops = questions.filter(({ id, tries }) => tries.length === 0 && !passed.includes(id));
  useQuestionStops(film, open ? [] : stops, ({ id }) => setOpen({ id, hasStopped: true }));
  const asked = questions.find(({ id }) => id === open?.id);
  const close = (): void => {
    if (asked) setPassed((before) => [...before, asked.id]);
    setOpen(null);
    if (open?.hasStopped) void film?.play().catch(() => undefined);
  };
  const ask = ({ id, second }: Question): void => {
    if (film) {
      film.pause();
      seekTo(film, second);
    }
    setOpen({ id, hasStopped: false });
  };
  if (questions.length === 0) return null;
  return (
    <>
      <QuestionList questions={questions} onAsk={ask} />
      {asked && (
        <QuestionDialog
          key={asked.id}
          {...{ question: asked, isBusy }}
          canPlayOn={open?.hasStopped ?? false}
          onAnswer={(answer) => send(asked, answer)}
          onClose={close}
        />
      )}
    </>
  );
}
