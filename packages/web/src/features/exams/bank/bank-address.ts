import { difficulties, examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  type AddressStateOf,
  addressText,
} from '../../../lib/address-state.ts';

const views = ['questions', 'categories'] as const;

/** The address of the question bank: questions or categories, which of them, and the page. */
export const bankAddress = addressCodec({
  view: addressChoice(views, 'questions'),
  search: addressText,
  category: addressId,
  kind: addressChoice(examQuestionKinds),
  difficulty: addressChoice(difficulties),
  tag: addressText,
  state: addressChoice(['active', 'retired'], 'active'),
  ...addressPaging(),
});

export const bankViews: readonly (typeof views)[number][] = views;
export type BankAddress = AddressStateOf<typeof bankAddress>;
