import { createPage, listManagedPages, listNavigation, orderPages } from '@shuyuan/contract/site/page.wire';
import { go } from '../../../lib/navigation.ts';
import { useWrite } from '../../../lib/queries.ts';

/** A page is made and opened at once in the editor. */
export const useCreatePage = () =>
  useWrite(createPage, { refreshes: [listManagedPages], onSuccess: ({ id }) => go('pageEditor', { id }) });

export const useOrderPages = () => useWrite(orderPages, { refreshes: [listManagedPages, listNavigation] });
