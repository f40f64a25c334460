import { surveyBoxes } from '@shuyuan/contract/surveys/survey.wire';
import { surveyStates } from '@shuyuan/contract/surveys/survey-states';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  type AddressStateOf,
  addressText,
} from '../../../lib/address-state.ts';

/** The address of the surveys page: which list, what of it, and which page. */
export const surveyAddress = addressCodec({
  box: addressChoice(surveyBoxes, 'waiting'),
  state: addressChoice(surveyStates),
  search: addressText,
  ...addressPaging(),
});

export type SurveyAddress = AddressStateOf<typeof surveyAddress>;
