import { pictureCategories } from '@shuyuan/contract/community/materials';
import { useState } from 'react';
import { go } from '../../../../lib/navigation.ts';
import { useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import type { LibraryMaterial } from '../library/material.ts';
import { MaterialList } from './MaterialList.tsx';
import classes from './Materials.module.css';
import { RemoveMaterial } from './RemoveMaterial.tsx';

type Props = { materials: readonly LibraryMaterial[]; onEdit: (material: LibraryMaterial) => void };

/** The whole library, or what the address has narrowed it to. */
export function ManagedMaterials({ materials, onEdit }: Props) {
  const t = useT('admin');
  const shared = useT('share');
  const { category } = useSearchParams();
  const [leaving, setLeaving] = useState<LibraryMaterial | null>(null);
  const current = pictureCategories.find((name) => name === category);
  const shown = current ? materials.filter(({ categoryId }) => categoryId === current) : materials;
  const empty = current ? 'admin.materials.none' : 'admin.materials.empty';
  return (
    <>
      <div className={classes.filter}>
        <ChoiceTabs
          label={shared('community.library.categories')}
          tabs={[
            { name: 'all', label: shared('community.library.all') },
            ...pictureCategories.map((name) => ({ name, label: shared(`community.library.category.${name}`) })),
          ]}
          current={current ?? 'all'}
          onChoose={(name) => go('adminMaterials', {}, { category: name === 'all' ? undefined : name })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t(`${empty}.title`)} text={t(`${empty}.text`)} />
      ) : (
        <MaterialList shown={shown} all={materials} onEdit={onEdit} onRemove={setLeaving} />
      )}
      {leaving && <RemoveMaterial material={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
