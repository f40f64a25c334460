import { Button } from '@mantine/core';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { goInstead } from '../../../../lib/navigation.ts';
import { href } from '../../../../lib/paths.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../../lib/texts.ts';
import type { ColumnInfo } from '../column.ts';
import classes from './Manage.module.css';
import { RemoveColumn } from './RemoveColumn.tsx';

export function ColumnTools({ column }: { column: ColumnInfo }) {
  const t = useT('share');
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, comeEnjoyId } = column;
  return (
    <>
      <Button
        component="a"
        href={href('columnAdd', {}, { id })}
        variant="default"
        size="sm"
        leftSection={<Pencil size={16} aria-hidden />}
      >
        {t('community.column.edit')}
      </Button>
      <Button
        component="a"
        href={href('teamColumnDetail', {}, { id })}
        variant="default"
        size="sm"
        leftSection={<Eye size={16} aria-hidden />}
      >
        {t('community.column.view')}
      </Button>
      <Button
        variant="subtle"
        color="cinnabar"
        size="sm"
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => setIsRemoving(true)}
      >
        {t('community.column.remove')}
      </Button>
      <PathLink to="columnCard" search={{ teamID: comeEnjoyId }} className={classes.back}>
        {t('community.column.manage.title')}
      </PathLink>
      {isRemoving && (
        <RemoveColumn
          column={column}
          onRemoved={() => goInstead('columnCard', {}, { teamID: comeEnjoyId })}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}
