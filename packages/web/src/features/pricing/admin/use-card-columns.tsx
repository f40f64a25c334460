import { Pencil, Users } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Card } from './card-draft.ts';
import classes from './Cards.module.css';

type Ways = { readonly onEdit: (card: Card) => void; readonly onPeople: (card: Card) => void };

export function useCardColumns({ onEdit, onPeople }: Ways): Column<Card>[] {
  const t = useT('admin');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('admin.cards.column.name'),
      cell: ({ id, cardName, benefits }) => (
        <>
          <PathLink to="memberCard" params={{ id }}>
            <bdi>{cardName}</bdi>
          </PathLink>
          {benefits && (
            <div className={classes.desc} dir="auto">
              {benefits}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'days',
      header: t('admin.cards.column.days'),
      cell: ({ days }) =>
        days === null ? t('admin.cards.forever') : t('admin.cards.days', { count: format.count(days) }),
    },
    {
      key: 'people',
      header: t('admin.cards.column.people'),
      align: 'end',
      cell: ({ memberNum }) => format.count(memberNum),
    },
    {
      key: 'state',
      header: t('admin.cards.column.state'),
      cell: ({ isActive }) =>
        isActive ? <Tag tone="pine">{t('admin.cards.active')}</Tag> : <Tag>{t('admin.cards.ended')}</Tag>,
    },
    {
      key: 'actions',
      header: t('admin.cards.column.actions'),
      align: 'end',
      cell: (card) => (
        <>
          <IconButton
            label={t('admin.cards.people.named', { name: card.cardName })}
            icon={<Users size={16} aria-hidden />}
            size={32}
            onClick={() => onPeople(card)}
          />
          <IconButton
            label={t('admin.cards.edit.named', { name: card.cardName })}
            icon={<Pencil size={16} aria-hidden />}
            size={32}
            onClick={() => onEdit(card)}
          />
        </>
      ),
    },
  ];
}
