import { regradeRules } from '@shuyuan/contract/exams/marking/corrected-mark';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  type AddressStateOf,
} from '../../../../lib/address-state.ts';
import { examTabs } from '../exam/exam-address.ts';

/** The address of putting a question right: which one, how, and whether its dry run is shown. */
export const regradeAddress = addressCodec({
  tab: addressChoice(examTabs, 'edit'),
  question: addressId,
  rule: addressChoice(regradeRules, 'key'),
  /** Unsaid: the latest. */
  version: addressId,
  lower: addressChoice(['yes', 'no'], 'no'),
  view: addressChoice(['form', 'dryRun'], 'form'),
  ...addressPaging(),
});

export type RegradeAddress = AddressStateOf<typeof regradeAddress>;
