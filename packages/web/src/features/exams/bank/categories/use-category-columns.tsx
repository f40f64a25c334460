import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import classes from './Categories.module.css';
import type { CategoryTask } from './CategoryDialog.tsx';
import type { CategoryNode } from './category-tree.ts';
import { PracticeSwitch } from './PracticeSwitch.tsx';

type Props = { onTask: (task: CategoryTask) => void; onRemove: (category: CategoryNode) => void };

export function useCategoryColumns({ onTask, onRemove }: Props): Column<CategoryNode>[] {
  const t = useT('bank');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('bank.category.name'),
      cell: ({ id, name, depth }) => (
        <span className={classes.name} data-depth={depth}>
          <PathLink to="centerMy" params={{ name: 'question-bank' }} search={{ category: id }}>
            <bdi>{name}</bdi>
          </PathLink>
        </span>
      ),
    },
    {
      key: 'count',
      header: t('bank.category.count'),
      align: 'end',
      cell: ({ allCount }) => format.count(allCount),
    },
    {
      key: 'practice',
      header: t('bank.category.practice'),
      cell: (category) => <PracticeSwitch category={category} />,
    },
    {
      key: 'actions',
      header: t('bank.column.actions'),
      cell: (category) => {
        const { name, depth, hasBelow, questionCount } = category;
        const isDeepest = depth >= bankLimits.categoryDepth;
        return (
          <span className={classes.actions}>
            <IconButton
              label={t('bank.category.below', { name })}
              icon={<FolderPlus size={16} aria-hidden />}
              disabledReason={isDeepest ? t('bank.category.deepest', { max: bankLimits.categoryDepth }) : undefined}
              onClick={() => onTask({ kind: 'create', parent: category })}
            />
            <IconButton
              label={t('bank.category.rename.of', { name })}
              icon={<Pencil size={16} aria-hidden />}
              onClick={() => onTask({ kind: 'rename', category })}
            />
            <IconButton
              label={t('bank.category.remove.of', { name })}
              icon={<Trash2 size={16} aria-hidden />}
              disabledReason={hasBelow || questionCount > 0 ? t('bank.category.notEmpty') : undefined}
              onClick={() => onRemove(category)}
            />
          </span>
        );
      },
    },
  ];
}
