import { Button } from '@mantine/core';
import { readColumn } from '@shuyuan/contract/community/column.wire';
import { Settings2 } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { isUnknown } from '../is-unknown.ts';
import { ColumnContents } from './ColumnContents.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import classes from './Columns.module.css';
import { SubscribeButton } from './SubscribeButton.tsx';
import { UnknownColumn } from './UnknownColumn.tsx';

function ColumnView({ id }: { id: string }) {
  const t = useT('share');
  const column = useRead(readColumn, { id }, { claims: 'notices' });
  if (isUnknown(column.error)) return <UnknownColumn />;
  return (
    <ReadStates read={column} failed={t('community.column.failed')} shape="list" count={3}>
      {(data) => (
        <div className={classes.stack}>
          <ColumnHead column={data}>
            <SubscribeButton column={data} size="sm" />
            {data.isEnjoyAdmin && (
              <Button
                component="a"
                href={href('columnDetail', {}, { id })}
                variant="default"
                size="sm"
                leftSection={<Settings2 size={16} aria-hidden />}
              >
                {t('community.column.manage')}
              </Button>
            )}
          </ColumnHead>
          <ColumnContents id={id} />
        </div>
      )}
    </ReadStates>
  );
}

/** ROUTE-39: a column as its readers see it. */
export function ColumnPage() {
  const { id } = useSearchParams();
  return id === undefined ? <UnknownColumn /> : <ColumnView key={id} id={id} />;
}
