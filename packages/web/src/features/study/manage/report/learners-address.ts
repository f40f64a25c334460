import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { addressChoice, addressCodec, addressPaging, addressText } from '../../../../lib/address-state.ts';

const statuses = [FinishStatus.learning, FinishStatus.finished] as const;

/** The address of the report: the name, how far they are, where they work, and the page. */
export const learnersAddress = addressCodec({
  name: addressText,
  status: addressChoice(statuses),
  place: addressText,
  ...addressPaging(),
});

export const reportedStatuses = statuses;
