import { addressChoice, addressCodec, addressText } from '../../../lib/address-state.ts';
import { roleFilters } from './help-article.ts';

/** The address of the help centre; without a role it is that of whoever reads. The article is part of the path. */
export const helpAddress = addressCodec({ role: addressChoice(roleFilters), search: addressText });
