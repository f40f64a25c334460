import { Pencil } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ManagedItem } from './item-draft.ts';

export function useItemColumns(onEdit: (item: ManagedItem) => void): Column<ManagedItem>[] {
  const t = useT('points');
  const { price, count } = useFormat();
  const limitText = (limit: number | null): string => (limit === null ? t('points.admin.unlimited') : count(limit));
  return [
    {
      key: 'title',
      header: t('points.shop.column.title'),
      cell: ({ title, cardName }) => (
        <>
          <bdi>{title}</bdi>
          {cardName !== null && <HintText>{cardName}</HintText>}
        </>
      ),
    },
    {
      key: 'price',
      header: t('points.shop.column.price'),
      align: 'end',
      cell: (item) => <bdi dir="ltr">{price(item.price)}</bdi>,
    },
    { key: 'stock', header: t('points.shop.column.stock'), align: 'end', cell: ({ stock }) => limitText(stock) },
    {
      key: 'perPerson',
      header: t('points.admin.perPerson'),
      align: 'end',
      cell: ({ perPerson }) => limitText(perPerson),
    },
    {
      key: 'state',
      header: t('points.shop.column.state'),
      cell: ({ isActive }) =>
        isActive ? <Tag tone="pine">{t('points.admin.active')}</Tag> : <Tag>{t('points.admin.inactive')}</Tag>,
    },
    {
      key: 'operate',
      header: t('points.shop.column.operate'),
      align: 'end',
      cell: (item) => (
        <IconButton
          label={t('points.admin.edit.named', { title: item.title })}
          icon={<Pencil size={16} aria-hidden />}
          size={32}
          onClick={() => onEdit(item)}
        />
      ),
    },
  ];
}
