import { addressChoice, addressCodec } from '../../../../lib/address-state.ts';
import type { CourseForm } from '../course-form.ts';

const tabs = ['outline', 'fields', 'learners', 'homework'] as const;

/** The address of a course that is edited: which of its sides is shown. */
export const editAddress = addressCodec({ tab: addressChoice(tabs, 'outline') });

export type EditTab = (typeof tabs)[number];
type EditTabs = { readonly tabs: readonly EditTab[]; readonly current: EditTab };

/** The sides a course has, and which of them an address shows: homework only where the course has any. */
export function editTabsOf({ hasHomework }: Pick<CourseForm, 'hasHomework'>, wanted: EditTab): EditTabs {
  const shown = tabs.filter((name) => name !== 'homework' || hasHomework);
  return { tabs: shown, current: shown.includes(wanted) ? wanted : 'outline' };
}
