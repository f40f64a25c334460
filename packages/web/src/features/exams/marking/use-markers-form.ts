import type { DifferenceRule } from '@shuyuan/contract/exams/marking/agreed-mark';
import { listMarkingQuestions, readMarkingRule, saveMarkingRule } from '@shuyuan/contract/exams/marking/marking.wire';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';

type Draft = {
  readonly markers: readonly { readonly id: string; readonly fullName: string }[];
  readonly isDouble: boolean;
  readonly differenceRule: DifferenceRule;
  readonly differencePercent: string;
};

const percentIn = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

type Options = { readonly id: string; readonly rule: ReadRule; readonly onSaved: () => void };

export function useMarkersForm({ id, rule, onSaved }: Options) {
  const t = useT('exams');
  const form = useDraftForm<Draft>({
    initial: {
      markers: rule.markers,
      isDouble: rule.markerCount === 2,
      differenceRule: rule.differenceRule,
      differencePercent: String(rule.differencePercent),
    },
    problemsOf: ({ markers, differencePercent }) => ({
      markers: markers.length > examLimits.markers ? t('exams.markers.tooMany', { max: examLimits.markers }) : null,
      differencePercent: (percentIn(differencePercent) ?? 101) > 100 ? t('exams.markers.percent.wrong') : null,
    }),
    refusals: { 'course.unknown-person': 'markers' },
  });
  const write = useWrite(saveMarkingRule, {
    claims: form.claims,
    refreshes: [readMarkingRule, listMarkingQuestions],
    onSuccess: onSaved,
  });
  const send = ({ markers, isDouble, differenceRule, differencePercent }: Draft): void =>
    write.mutate(
      {
        id,
        markerIds: markers.map((marker) => marker.id),
        markerCount: isDouble ? 2 : 1,
        differenceRule,
        differencePercent: percentIn(differencePercent) ?? rule.differencePercent,
      },
      { onError: form.refuse },
    );
  return { form, send, isBusy: write.isPending };
}

export type ReadRule = OutputOf<typeof readMarkingRule>;
