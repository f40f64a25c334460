import { readOrganizationTree } from '@shuyuan/contract/people/organizations.wire';
import { useMemo } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { type Option, optionsOf } from './organization-options.ts';

/** The organisations to choose from. While they cannot be had people can still be found: the list is then empty. */
export function usePlaces(): Option[] {
  const { data } = useRead(readOrganizationTree, {}, { claims: 'notices' });
  return useMemo(() => optionsOf(data?.items ?? []), [data]);
}
