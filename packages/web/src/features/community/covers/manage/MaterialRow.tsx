import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { type LibraryMaterial, useMaterialName } from '../library/material.ts';
import { LibraryPicture } from '../library/LibraryPicture.tsx';
import classes from './Materials.module.css';

export type Step = 'up' | 'down';

type Props = {
  material: LibraryMaterial;
  /** From 1, in the whole carousel. */
  position: number;
  canStep: (step: Step) => boolean;
  onStep: (step: Step, button: HTMLElement) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A picture of the library with its place in the carousel. */
export function MaterialRow({ material, position, canStep, onStep, onEdit, onRemove }: Props) {
  const t = useT('admin');
  const shared = useT('share');
  const format = useFormat();
  const name = useMaterialName()(material);
  return (
    <li className={classes.row}>
      <span className={classes.number}>{format.count(position)}</span>
      <LibraryPicture material={material} className={classes.thumb} />
      <div className={classes.about}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.soft}>
          <Tag>{shared(`community.library.category.${material.categoryId}`)}</Tag>
          <span>{shared('community.library.room', { count: material.room })}</span>
        </span>
      </div>
      <div className={classes.ends}>
        <IconButton
          label={t('admin.materials.up', { name })}
          icon={<ArrowUp size={18} aria-hidden />}
          disabledReason={canStep('up') ? undefined : t('admin.materials.first')}
          onClick={({ currentTarget }) => onStep('up', currentTarget)}
        />
        <IconButton
          label={t('admin.materials.down', { name })}
          icon={<ArrowDown size={18} aria-hidden />}
          disabledReason={canStep('down') ? undefined : t('admin.materials.last')}
          onClick={({ currentTarget }) => onStep('down', currentTarget)}
        />
        <IconButton
          label={t('admin.materials.edit.named', { name })}
          icon={<Pencil size={18} aria-hidden />}
          onClick={onEdit}
        />
        <IconButton
          label={t('admin.materials.remove.named', { name })}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
