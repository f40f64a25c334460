import { listTopicTypes } from '@shuyuan/contract/community/topics.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

export type ManagedType = { readonly id: string; readonly name: string; readonly label: string };

/** The kinds of topics; the one nobody named yet by a word of the reader's language. */
export function useManagedTypes() {
  const t = useT('admin');
  const read = useRead(listTopicTypes, {}, { claims: 'notices' });
  const types: readonly ManagedType[] = (read.data?.items ?? []).map(({ id, name }) => ({
    id,
    name,
    label: name || t('admin.topics.types.unnamed'),
  }));
  return { read, types };
}
