import { VisuallyHidden } from '@mantine/core';
import { movedBefore } from '@shuyuan/contract/community/columns';
import { moveMaterial } from '@shuyuan/contract/community/material.wire';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type LibraryMaterial, useMaterialName } from '../library/material.ts';
import { placeBeside } from './carousel-place.ts';
import { MaterialRow, type Step } from './MaterialRow.tsx';
import classes from './Materials.module.css';
import { materialReads } from './use-material-form.ts';

type Props = {
  shown: readonly LibraryMaterial[];
  all: readonly LibraryMaterial[];
  onEdit: (material: LibraryMaterial) => void;
  onRemove: (material: LibraryMaterial) => void;
};

const idsOf = (materials: readonly LibraryMaterial[]): string[] => materials.map(({ id }) => id);

/** D-144: the pictures in the order of the carousel, which two buttons change. */
export function MaterialList({ shown, all, onEdit, onRemove }: Props) {
  const t = useT('admin');
  const nameOf = useMaterialName();
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  const order = { shown: idsOf(shown), all: idsOf(all) };
  const move = useWrite(moveMaterial, { refreshes: materialReads });
  const step = (material: LibraryMaterial, way: Step, button: HTMLElement): void => {
    const { id } = material;
    const beforeId = placeBeside(order, id, way);
    // A second press before the first has an answer would count from a place that is no longer true.
    if (beforeId === undefined || move.isPending) return;
    pressed.current = button;
    const position = (movedBefore(order.all, id, beforeId)?.indexOf(id) ?? 0) + 1;
    const words = t('admin.materials.moved', { name: nameOf(material), position, count: all.length });
    const stayed = (): void => {
      pressed.current = null;
    };
    move.mutate({ id, beforeId }, { onSuccess: () => setSaid(words), onError: stayed });
  };
  // A row that is moved in the page loses the focus; whoever presses again must find the same button.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [all]);
  return (
    <>
      <ol className={classes.rows} aria-label={t('admin.materials.list')}>
        {shown.map((material) => (
          <MaterialRow
            key={material.id}
            material={material}
            position={order.all.indexOf(material.id) + 1}
            canStep={(way) => placeBeside(order, material.id, way) !== undefined}
            onStep={(way, button) => step(material, way, button)}
            onEdit={() => onEdit(material)}
            onRemove={() => onRemove(material)}
          />
        ))}
      </ol>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </>
  );
}
