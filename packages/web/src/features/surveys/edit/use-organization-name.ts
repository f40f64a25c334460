import { findOrganizationPath } from '@shuyuan/contract/people/organizations.wire';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';

/** The name of an organisation that was just chosen by its id; its id where the name cannot be had. */
export function useOrganizationName() {
  return async (id: string): Promise<string> => {
    try {
      const { items } = await call(findOrganizationPath, { id });
      return items.at(-1)?.name ?? id;
    } catch (error) {
      presentError(error);
      return id;
    }
  };
}
