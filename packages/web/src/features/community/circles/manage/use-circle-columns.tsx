import { Pencil } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from './CirclesAdmin.module.css';
import type { ManagedCircle } from './circle-draft.ts';

export function useCircleColumns(onEdit: (circle: ManagedCircle) => void): Column<ManagedCircle>[] {
  const t = useT('admin');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('admin.circles.column.name'),
      cell: ({ id, name, desc, isHidden }) => (
        <>
          {/* Nobody finds the page of a hidden one, not even whoever hid it. */}
          {isHidden ? (
            <bdi>{name}</bdi>
          ) : (
            <PathLink to="knowledgeCommunity" params={{ id }}>
              <bdi>{name}</bdi>
            </PathLink>
          )}
          {desc && (
            <div className={classes.desc} dir="auto">
              {desc}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'people',
      header: t('admin.circles.column.people'),
      align: 'end',
      cell: ({ attentionNum }) => format.count(attentionNum),
    },
    {
      key: 'contents',
      header: t('admin.circles.column.contents'),
      align: 'end',
      cell: ({ contentNum }) => format.count(contentNum),
    },
    {
      key: 'state',
      header: t('admin.circles.column.state'),
      cell: ({ isHidden }) =>
        isHidden ? <Tag>{t('admin.circles.hidden')}</Tag> : <Tag tone="pine">{t('admin.circles.shown')}</Tag>,
    },
    {
      key: 'actions',
      header: t('admin.circles.column.actions'),
      align: 'end',
      cell: (circle) => (
        <IconButton
          label={t('admin.circles.edit.named', { name: circle.name })}
          icon={<Pencil size={16} aria-hidden />}
          size={32}
          onClick={() => onEdit(circle)}
        />
      ),
    },
  ];
}
