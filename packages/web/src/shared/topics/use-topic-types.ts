import { listTopicTypes } from '@shuyuan/contract/community/topics.wire';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';

/** The kind topics have whose kind nobody named; it stands without a name until somebody gives it one (D-141). */
export function useTypeName(): (name: string) => string {
  const t = useT('share');
  return (name) => name || t('topics.type.unnamed');
}

/** SYSTEM-07: the kinds by the names they are shown with; none while they are on their way. */
export function useTopicTypes() {
  const nameOf = useTypeName();
  const types = useRead(listTopicTypes, {}, { claims: 'all' });
  return (types.data?.items ?? []).map(({ id, name }) => ({ name: id, label: nameOf(name) }));
}
