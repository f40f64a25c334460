import { Button } from '@mantine/core';
import { BookOpenText } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import classes from './Columns.module.css';
import { RecommendedColumns } from './RecommendedColumns.tsx';
import { SubscribedColumns } from './SubscribedColumns.tsx';

/** Columns worth subscribing to, and those one does. */
export function ColumnsOverview() {
  const t = useT('share');
  const manage = (
    <Button
      component="a"
      href={href('columnCard')}
      variant="default"
      leftSection={<BookOpenText size={16} aria-hidden />}
    >
      {t('community.column.manage.all')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('community.column.title')} description={t('community.column.description')} actions={manage} />
      <div className={classes.stack}>
        <RecommendedColumns />
        <SubscribedColumns />
      </div>
    </>
  );
}
