import type { listScimTokens } from '@shuyuan/contract/auth/sign-in.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';

export type Token = OutputOf<typeof listScimTokens>['items'][number];

function State({ token: { expiresAt, revokedAt }, now }: { token: Token; now: number }) {
  const t = useT('admin');
  const format = useFormat();
  if (revokedAt !== null) return <Tag>{t('admin.signIn.token.state.revoked')}</Tag>;
  if (expiresAt === null) return <Tag tone="pine">{t('admin.signIn.token.state.endless')}</Tag>;
  const isOver = expiresAt <= now;
  const date = format.date(expiresAt);
  return (
    <Tag tone={isOver ? 'cinnabar' : 'pine'}>
      {t(isOver ? 'admin.signIn.token.state.over' : 'admin.signIn.token.state.until', { date })}
    </Tag>
  );
}

export function useTokenColumns(onRevoke: (token: Token) => void): readonly Column<Token>[] {
  const t = useT('admin');
  const format = useFormat();
  const [now] = useState(Date.now);
  return [
    { key: 'name', header: t('admin.signIn.token.column.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'created', header: t('admin.signIn.token.column.created'), cell: ({ createdAt }) => format.date(createdAt) },
    {
      key: 'used',
      header: t('admin.signIn.token.column.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('admin.signIn.token.unused') : format.relative(lastUsedAt)),
    },
    { key: 'state', header: t('admin.signIn.token.column.state'), cell: (token) => <State token={token} now={now} /> },
    {
      key: 'actions',
      header: t('admin.signIn.column.actions'),
      align: 'end',
      cell: (token) =>
        token.revokedAt === null && (
          <IconButton
            label={t('admin.signIn.token.revoke.named', { name: token.name })}
            icon={<Ban size={16} aria-hidden />}
            color="cinnabar"
            onClick={() => onRevoke(token)}
          />
        ),
    },
  ];
}
