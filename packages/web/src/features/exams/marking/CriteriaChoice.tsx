import { criteriaMark, criteriaToMark } from '@shuyuan/contract/exams/marking/criteria-mark';
import { useT } from '../../../lib/texts.ts';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useExamWords } from '../use-exam-words.ts';
import { LevelChoice } from './LevelChoice.tsx';
import type { MarkedItem } from './MarkedAnswer.tsx';
import type { MarkDraft } from './use-mark-form.ts';

/** One level of every criterion, a comment on each, and the mark they come to. */
export function CriteriaChoice({ form, item }: { form: DraftForm<MarkDraft>; item: MarkedItem }) {
  const t = useT('exams');
  const words = useExamWords();
  const { question, answer, points } = item;
  const { levels } = form.draft;
  const mark = criteriaMark({ question, answer, points, chosen: levels });
  return (
    <Stack>
      {criteriaToMark(question, answer).map(({ partId, criterion }, index) => {
        const chosen = levels[index];
        return (
          chosen && (
            <LevelChoice
              key={`${partId} ${criterion.id}`}
              criterion={criterion}
              chosen={chosen}
              onChange={(changed) => form.change({ levels: levels.map((one) => (one === chosen ? changed : one)) })}
            />
          )
        );
      })}
      <HintText size="base" aria-live="polite">
        {t('exams.mark.sum', { score: mark === null ? '—' : words.score(mark), max: points })}
      </HintText>
      {form.problems.levels && <ErrorText>{form.problems.levels}</ErrorText>}
    </Stack>
  );
}
