import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import type { ItemRow } from './exam-statistics.ts';
import classes from './Statistics.module.css';

const serious: ReadonlySet<string> = new Set(['reversed']);

export function useItemColumns(): Column<ItemRow>[] {
  const t = useT('examining');
  const format = useFormat();
  const percent = (share: number | null): string =>
    share === null ? '—' : format.count(Math.round(share * 1_000) / 10);
  return [
    {
      key: 'question',
      header: t('examining.statistics.question'),
      cell: ({ text, kind }) => (
        <>
          <bdi className={classes.text}>{listedText(text)}</bdi>
          <span className={classes.soft}>{t(`examining.kind.${kind}`)}</span>
        </>
      ),
    },
    {
      key: 'points',
      header: t('examining.statistics.points'),
      align: 'end',
      cell: ({ points }) => format.count(points),
    },
    { key: 'count', header: t('examining.statistics.count'), align: 'end', cell: ({ count }) => format.count(count) },
    {
      key: 'facility',
      header: t('examining.statistics.facility'),
      align: 'end',
      cell: ({ facility }) => (
        // The share is known to the sheet only so; below nothing there is no bar.
        <span className={classes.meter} style={{ '--share': Math.max(0, Math.min(1, facility)) } as CSSProperties}>
          {percent(facility)}
          <span className={classes.bar} aria-hidden="true" />
        </span>
      ),
    },
    {
      key: 'discrimination',
      header: t('examining.statistics.discrimination'),
      align: 'end',
      cell: ({ discrimination }) => <bdi>{percent(discrimination)}</bdi>,
    },
    {
      key: 'weight',
      header: t('examining.statistics.weight'),
      align: 'end',
      cell: ({ effectiveWeight }) => percent(effectiveWeight),
    },
    {
      key: 'intended',
      header: t('examining.statistics.intended'),
      align: 'end',
      cell: ({ intendedWeight }) => percent(intendedWeight),
    },
    {
      key: 'warnings',
      header: t('examining.statistics.warnings'),
      cell: ({ warnings }) => (
        <span className={classes.tags}>
          {warnings.map((warning) => (
            <Tag key={warning} tone={serious.has(warning) ? 'cinnabar' : 'gold'}>
              {t(`examining.itemWarning.${warning}`)}
            </Tag>
          ))}
        </span>
      ),
    },
  ];
}
