import { Button } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { go } from '../../../../lib/navigation.ts';
import { href } from '../../../../lib/paths.ts';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import type { Column } from '../column.ts';

type Props = { column: Column; onRemove: () => void };

/** What whoever keeps a column may do with it. */
export function ManagedColumn({ column: { id, title: name }, onRemove }: Props) {
  const t = useT('share');
  return (
    <>
      <Button
        component="a"
        href={href('columnDetail', {}, { id })}
        variant="light"
        size="xs"
        aria-label={t('community.column.arrange.named', { name })}
      >
        {t('community.column.arrange')}
      </Button>
      <IconButton
        label={t('community.column.edit.named', { name })}
        icon={<Pencil size={16} aria-hidden />}
        size={32}
        onClick={() => go('columnAdd', {}, { id })}
      />
      <IconButton
        label={t('community.column.remove.named', { name })}
        icon={<Trash2 size={16} aria-hidden />}
        size={32}
        onClick={onRemove}
      />
    </>
  );
}
