import type { listMaterials } from '@shuyuan/contract/community/material.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../../lib/texts.ts';
import { cloudNumber } from './cloud-drawings.ts';

export type LibraryMaterial = OutputOf<typeof listMaterials>['items'][number];

/** One of the product, which the client draws. */
export const isCloud = ({ path }: Pick<LibraryMaterial, 'path'>): boolean => path.startsWith('cloud:');

/** The title its company gave, or the category with a number. */
export function useMaterialName(): (material: LibraryMaterial) => string {
  const t = useT('share');
  return ({ id, title, categoryId }) =>
    title ??
    t('community.library.named', { category: t(`community.library.category.${categoryId}`), number: cloudNumber(id) });
}
