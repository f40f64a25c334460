import { Pencil } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { GradeView } from '../../../shared/grades/grades-view.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Grade } from '../../../ui/Grade.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './Grades.module.css';

/** The first grade is where everybody begins: there is nothing to change about it. */
export function useGradeColumns(onEdit: (grade: GradeView) => void): Column<GradeView>[] {
  const t = useT('points');
  const common = useT('common');
  const { count, percent } = useFormat();
  return [
    {
      key: 'grade',
      header: t('points.admin.grades.column'),
      cell: ({ cover, nameKey }) => <Grade grade={{ cover, name: common(nameKey) }} className={classes.grade} />,
    },
    { key: 'from', header: t('points.admin.grades.from'), align: 'end', cell: ({ from }) => count(from) },
    {
      key: 'discount',
      header: t('points.admin.grades.discount'),
      align: 'end',
      cell: ({ discountPercent }) => (discountPercent > 0 ? percent(discountPercent / 100) : '–'),
    },
    {
      key: 'extra',
      header: t('points.admin.grades.extra'),
      align: 'end',
      cell: ({ extraCoins }) => (extraCoins > 0 ? count(extraCoins) : '–'),
    },
    {
      key: 'card',
      header: t('points.admin.grades.card'),
      cell: ({ card }) => (card ? <bdi>{card.cardName}</bdi> : '–'),
    },
    {
      key: 'operate',
      header: t('points.shop.column.operate'),
      align: 'end',
      cell: (grade) =>
        grade.level > 1 && (
          <IconButton
            label={t('points.admin.grades.edit', { grade: common(grade.nameKey) })}
            icon={<Pencil size={16} aria-hidden />}
            size={32}
            onClick={() => onEdit(grade)}
          />
        ),
    },
  ];
}
