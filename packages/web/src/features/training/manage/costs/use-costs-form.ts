import { listClassReport, readClassCosts, saveClassCosts } from '@shuyuan/contract/training/report/class-report.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { type ClassCosts, type CostsDraft, draftOf, inputOf, isWrongCost } from './costs-draft.ts';

/** The draft of the costs of a class, and its saving. */
export function useCostsForm(id: string, costs: ClassCosts) {
  const t = useT('teaching');
  const form = useDraftForm<CostsDraft>({
    initial: () => draftOf(costs),
    problemsOf: ({ lines }) => ({ lines: lines.some(isWrongCost) ? t('teaching.costs.wrong') : null }),
    refusals: { 'sensitive.found': 'form', 'class.wrong-state': 'form' },
  });
  const saving = useWrite(saveClassCosts, {
    claims: form.claims,
    refreshes: [readClassCosts, listClassReport],
    onSuccess: () => showNotice(t('teaching.costs.saved'), 'success'),
  });
  const save = (): void => form.submit((draft) => saving.mutate({ id, ...inputOf(draft) }, { onError: form.refuse }));
  return { form, save, isBusy: saving.isPending };
}
