import { ErrorText } from '../../../../ui/ErrorText.tsx';
import type { ExamCheck } from '../edit/use-exam-check.ts';
import type { FieldsProps } from '../edit/use-exam-form.ts';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import { RulesEditor } from './RulesEditor.tsx';

/** The questions of a fixed paper, or the rules of a drawn one. */
export function PaperQuestions({ form, check }: FieldsProps & { check: ExamCheck }) {
  const { draft, change, problems } = form;
  const problem = problems.questions ?? problems.rules;
  return (
    <>
      {draft.paperKind === 'fixed' ? (
        <QuestionsEditor questions={draft.questions} onChange={(questions) => change({ questions })} />
      ) : (
        <RulesEditor rules={draft.rules} check={check} onChange={(rules) => change({ rules })} />
      )}
      {problem && <ErrorText>{problem}</ErrorText>}
    </>
  );
}
