import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import { useT } from '../../../lib/texts.ts';
import { isSamePriced } from '../../../shared/pricing/price-fields.ts';
import { type FormProblems, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { type ItemDraft, problemsOf } from './item-draft.ts';

/** The draft of an item, what is wrong with it, and where a refusal is shown. */
export function useItemForm(initial: () => ItemDraft, isFileNeeded: boolean) {
  const t = useT('library');
  const words = useT('audience');
  return useDraftForm<ItemDraft>({
    initial,
    problemsOf: (draft): FormProblems<ItemDraft> => {
      const wrong = problemsOf(draft);
      return {
        title: wrong.title ? t('library.field.title.wrong', { max: libraryLimits.titleMax }) : null,
        introduction: wrong.introduction
          ? t('library.field.introduction.wrong', { max: libraryLimits.introductionMax })
          : null,
        organizations: wrong.audience ? words('audience.nobody') : null,
        // Said by the form of the price itself.
        price: wrong.price ? ' ' : null,
        file: isFileNeeded && draft.file === null ? t('library.field.file.missing') : null,
      };
    },
    isSame: isSamePriced,
    refusals: {
      'sensitive.found': 'form',
      'picture.not-yours': 'cover',
      'course.unknown-person': 'form',
      'course.unknown-topic': 'topics',
      'course.for-nobody': 'organizations',
      'course.unknown-file': 'file',
      'course.wrong-state': 'form',
      'price.unknown-card': 'price',
      'price.not-for-sale': 'price',
      'request.stale': { field: 'form', text: t('library.stale') },
    },
  });
}
