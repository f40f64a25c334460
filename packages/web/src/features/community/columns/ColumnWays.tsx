import { Button } from '@mantine/core';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { Settings2 } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { ShareButton } from '../../../shared/sharing/ShareButton.tsx';
import { useT } from '../../../lib/texts.ts';
import type { ColumnInfo } from './column.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

/** What a reader may do with a column; whoever keeps it may also change it. */
export function ColumnWays({ column }: { column: ColumnInfo }) {
  const t = useT('share');
  return (
    <>
      {(!column.offer || column.offer.isOpen) && <SubscribeButton column={column} size="sm" />}
      <ShareButton share={{ id: column.id, type: ShareType.column, title: column.title, buryPoint: 'community' }} />
      {column.isEnjoyAdmin && (
        <Button
          component="a"
          href={href('columnDetail', {}, { id: column.id })}
          variant="default"
          size="sm"
          leftSection={<Settings2 size={16} aria-hidden />}
        >
          {t('community.column.manage')}
        </Button>
      )}
    </>
  );
}
