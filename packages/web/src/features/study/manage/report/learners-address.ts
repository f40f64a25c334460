import { addressCodec, addressPaging } from '../../../../lib/address-state.ts';
import { reportFilters } from '../../../../shared/reports/report-filters.ts';

/** The address of the report: the name, how far they are, where they work, and the page. */
export const learnersAddress = addressCodec({ ...reportFilters, ...addressPaging() });
