import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../lib/address-state.ts';

/** How far one can be with a course one has begun. */
export const ownStatuses = [FinishStatus.learning, FinishStatus.finished] as const;

/** The address of one's own courses: how far, what is looked for, and its page. */
export const ownCoursesAddress = addressCodec({
  status: addressChoice(ownStatuses),
  search: addressText,
  ...addressPaging(),
});

export type OwnCoursesState = AddressStateOf<typeof ownCoursesAddress>;
