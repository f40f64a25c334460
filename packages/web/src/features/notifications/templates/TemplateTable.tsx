import type { listTemplates } from '@shuyuan/contract/notifications/message-templates.wire';
import { directionOf, type Language } from '@shuyuan/contract/kernel/languages';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { TemplatePlace } from './template-address.ts';
import { filteredTemplates } from './templates.ts';
import { useTemplateColumns } from './use-template-columns.tsx';

type Props = {
  read: UseQueryResult<OutputOf<typeof listTemplates>>;
  place: TemplatePlace;
  language: Language;
  onOpen: (code: string) => void;
};

/** The texts the address asks for; a click opens one. */
export function TemplateTable({ read, place, language, onOpen }: Props) {
  const t = useT('operation');
  const columns = useTemplateColumns(directionOf(language));
  const empty = <EmptyState title={t('templates.empty')} text={t('templates.empty.text')} />;
  const content = tableContent(read, { failed: t('templates.failed'), empty });
  return (
    <DataTable
      caption={t('templates.title')}
      columns={columns}
      content={content.state === 'ready' ? { ...content, rows: filteredTemplates(content.rows, place) } : content}
      rowKey={({ code }) => code}
      onOpen={({ code }) => onOpen(code)}
    />
  );
}
