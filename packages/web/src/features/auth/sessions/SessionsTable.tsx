import { Button } from '@mantine/core';
import type { listSessions } from '@shuyuan/contract/auth/account.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { type Translate, useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './SessionsPage.module.css';

type Session = OutputOf<typeof listSessions>['items'][number];

/** "Firefox on Linux", or as much of it as is known. */
function deviceText({ browser, system }: Session, t: Translate<'personal'>): string {
  if (browser && system) return t('centre.sessions.device.both', { browser, system });
  return browser ?? system ?? t('centre.sessions.device.unknown');
}

function Device({ session }: { session: Session }) {
  const t = useT('personal');
  const Icon = session.isHandheld ? Smartphone : Monitor;
  return (
    <span className={classes.device}>
      <Icon size={16} aria-hidden />
      {deviceText(session, t)}
      {session.isCurrent && <Tag tone="pine">{t('centre.sessions.this')}</Tag>}
    </span>
  );
}

type Props = {
  sessions: UseQueryResult<OutputOf<typeof listSessions>>;
  busyId: string | null;
  onEnd: (id: string) => void;
};

type Acts = Pick<Props, 'busyId' | 'onEnd'> & { t: Translate<'personal'>; format: ReturnType<typeof useFormat> };

const columnsOf = ({ t, format, busyId, onEnd }: Acts): readonly Column<Session>[] => [
  { key: 'device', header: t('centre.sessions.device'), cell: (session) => <Device session={session} /> },
  { key: 'address', header: t('centre.sessions.address'), cell: ({ address }) => <bdi>{address}</bdi> },
  { key: 'created', header: t('centre.sessions.created'), cell: ({ createdAt }) => format.dateTime(createdAt) },
  { key: 'used', header: t('centre.sessions.used'), cell: ({ lastUsedAt }) => format.relative(lastUsedAt) },
  {
    key: 'end',
    header: '',
    align: 'end',
    cell: (session) =>
      !session.isCurrent && (
        <Button
          variant="subtle"
          color="cinnabar"
          size="sm"
          loading={busyId === session.id}
          aria-label={t('centre.sessions.end.label', { device: deviceText(session, t) })}
          onClick={() => onEnd(session.id)}
        >
          {t('centre.sessions.end')}
        </Button>
      ),
  },
];

export function SessionsTable({ sessions, busyId, onEnd }: Props) {
  const t = useT('personal');
  const format = useFormat();
  const columns = columnsOf({ t, format, busyId, onEnd });
  const content = tableContent(sessions, { failed: t('centre.sessions.failed'), empty: null });
  return (
    <Panel padding={sessions.data ? 'flush' : 'normal'}>
      <DataTable caption={t('centre.sessions.title')} columns={columns} content={content} rowKey={({ id }) => id} />
    </Panel>
  );
}
