import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { useT } from '../../../lib/texts.ts';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { isSamePriced } from '../../../shared/pricing/price-fields.ts';
import { type FieldName, problemsOf } from './draft-problems.ts';
import type { LiveDraft } from './live-draft.ts';

type Options = { readonly initial: LiveDraft; readonly supplier: LiveSupplier; readonly isStartLocked: boolean };

/** Leads to the first field that is in the way, once its words are on the screen. */
const focusFirstProblem = (): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"], [role="dialog"] [data-error]')?.focus(),
  );

/** The values of the form, what is wrong with them, and whether there is something to lose. */
export function useLiveDraft({ initial, supplier, isStartLocked }: Options) {
  const t = useT('activity');
  const form = useDraftForm<LiveDraft>({
    initial,
    problemsOf: (draft, now) =>
      Object.fromEntries(
        Object.entries(problemsOf(draft, { supplier, now, isStartLocked })).map(([field, { key, values }]) => [
          field,
          t(key, values),
        ]),
      ),
    isSame: isSamePriced,
    refusals: {
      'price.unknown-card': 'price',
      'price.not-for-sale': 'price',
      'live.start-in-past': { field: 'startTime', text: t('live.form.startTime.past') },
      'live.room-taken': 'room',
      'live.room-closed': 'room',
    },
  });
  return {
    draft: form.draft,
    earliest: form.now,
    isDirty: form.isDirty,
    change: form.change,
    /** LIVE-FORM-22: nothing is entered, applied for or submitted before it is right. */
    validate: (): boolean => {
      const isGood = form.validate();
      if (!isGood) focusFirstProblem();
      return isGood;
    },
    /** Shows a refusal at its field; false: it is to be shown elsewhere. */
    place: (error: unknown): boolean => {
      const isPlaced = form.refuse(error);
      if (isPlaced) focusFirstProblem();
      return isPlaced;
    },
    errorOf: (field: FieldName): string | undefined => form.problems[field] ?? undefined,
  };
}
