import type { listDeadLetters } from '@shuyuan/contract/admin/health.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import classes from './HealthPage.module.css';
import { LetterActions } from './LetterActions.tsx';

type Letter = OutputOf<typeof listDeadLetters>['items'][number];

export function useLetterColumns(): Column<Letter>[] {
  const t = useT('admin');
  const format = useFormat();
  return [
    { key: 'name', header: t('admin.health.letters.name'), cell: ({ name }) => <code>{name}</code> },
    { key: 'attempts', header: t('admin.health.letters.attempts'), cell: ({ attempts }) => attempts, align: 'end' },
    {
      key: 'error',
      header: t('admin.health.letters.error'),
      cell: ({ lastError }) => (
        <bdi className={classes.error} dir="ltr">
          {lastError}
        </bdi>
      ),
    },
    { key: 'failedAt', header: t('admin.health.letters.failedAt'), cell: ({ failedAt }) => format.dateTime(failedAt) },
    {
      key: 'actions',
      header: t('admin.health.letters.actions'),
      align: 'end',
      cell: ({ id, name }) => <LetterActions id={id} name={name} />,
    },
  ];
}
