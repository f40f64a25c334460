import {
  countCloudMaterials,
  countMaterials,
  drawCloudMaterial,
  drawMaterial,
  listCloudMaterials,
  listMaterials,
  listPictureCategories,
} from '@shuyuan/contract/community/material.wire';
import { maxMaterials, type PictureCategory } from '@shuyuan/contract/community/materials';
import { useState } from 'react';
import { useRead, useWrite } from '../../../../lib/queries.ts';
import type { LibraryMaterial } from './material.ts';

export type LibraryKind = 'company' | 'cloud';
const calls = {
  company: { list: listMaterials, count: countMaterials, draw: drawMaterial },
  cloud: { list: listCloudMaterials, count: countCloudMaterials, draw: drawCloudMaterial },
} as const;

/** COMM-55, COMM-56: what is shown of which library, and what is chosen of it. A company that has pictures comes first. */
export function useLibrary(titleLength: number) {
  const [wished, setWished] = useState<LibraryKind | null>(null);
  const [category, setCategory] = useState<PictureCategory | null>(null);
  const [chosen, setChosen] = useState<LibraryMaterial | null>(null);
  const categories = useRead(listPictureCategories, {}, { claims: 'notices' });
  const hasOwn = categories.data?.items.some(({ materialNum }) => materialNum > 0) ?? false;
  const kind = wished ?? (hasOwn ? 'company' : 'cloud');
  const within = category === null ? {} : { categoryId: category };
  const isKnown = categories.data !== undefined;
  const input = { pageSize: maxMaterials, ...within };
  const list = useRead(calls[kind].list, input, { claims: 'notices', enabled: isKnown });
  const fitting = useRead(
    calls[kind].count,
    { titleLength, ...within },
    { claims: 'notices', enabled: isKnown && titleLength > 0 },
  );
  const draw = useWrite(calls[kind].draw, { onSuccess: ({ material }) => setChosen(material) });
  return {
    kind,
    hasOwn,
    category,
    chosen,
    known: categories,
    list,
    fitting: fitting.data?.count,
    /** Those that have a picture in this library. */
    categories: (categories.data?.items ?? []).flatMap(({ id, materialNum, cloudMaterialNum }) => {
      const count = kind === 'company' ? materialNum : cloudMaterialNum;
      return count > 0 ? [{ id, count }] : [];
    }),
    open: (next: LibraryKind): void => {
      setWished(next);
      setCategory(null);
      setChosen(null);
    },
    narrow: setCategory,
    choose: setChosen,
    isDrawing: draw.isPending,
    another: (): void => draw.mutate({ titleLength, ...within, ...(chosen && { exceptId: chosen.id }) }),
  };
}
