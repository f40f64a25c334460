import { Pencil, Trash2 } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from '../SignInAdmin.module.css';
import type { Source } from './source-form.ts';

export type SourceActs = { readonly onEdit: (source: Source) => void; readonly onRemove: (source: Source) => void };

export function useSourceColumns({ onEdit, onRemove }: SourceActs): readonly Column<Source>[] {
  const t = useT('admin');
  return [
    {
      key: 'name',
      header: t('admin.signIn.column.name'),
      cell: ({ name, oidc, ldap }) => (
        <span className={classes.target}>
          <bdi className={classes.name}>{name}</bdi>
          <bdi className={classes.soft}>{oidc?.issuer ?? ldap?.url}</bdi>
        </span>
      ),
    },
    { key: 'kind', header: t('admin.signIn.column.kind'), cell: ({ kind }) => t(`admin.signIn.kind.${kind}`) },
    {
      key: 'match',
      header: t('admin.signIn.column.match'),
      cell: ({ matchBy, createsMembers, organization }) => (
        <span className={classes.target}>
          {t(`admin.signIn.match.${matchBy}`)}
          <span className={classes.soft}>
            {createsMembers ? t('admin.signIn.creates', { place: organization.name }) : t('admin.signIn.createsNobody')}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('admin.signIn.column.state'),
      cell: ({ isEnabled }) => (
        <Tag tone={isEnabled ? 'pine' : 'neutral'}>{t(isEnabled ? 'admin.signIn.on' : 'admin.signIn.off')}</Tag>
      ),
    },
    {
      key: 'actions',
      header: t('admin.signIn.column.actions'),
      align: 'end',
      cell: (source) => (
        <span className={classes.actions}>
          <IconButton
            label={t('admin.signIn.edit.named', { name: source.name })}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => onEdit(source)}
          />
          <IconButton
            label={t('admin.signIn.remove.named', { name: source.name })}
            icon={<Trash2 size={16} aria-hidden />}
            color="cinnabar"
            onClick={() => onRemove(source)}
          />
        </span>
      ),
    },
  ];
}
