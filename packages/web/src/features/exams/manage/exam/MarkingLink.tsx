import { readMarkingRule } from '@shuyuan/contract/exams/marking/marking.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';

/** The way to the answers a person has to read, with how many wait. */
export function MarkingLink({ examId: id }: { examId: string }) {
  const t = useT('examining');
  const format = useFormat();
  const { data } = useRead(readMarkingRule, { id }, { claims: 'notices' });
  const count = data?.waitingCount ?? 0;
  return (
    <PathLink to="examMarking" params={{ id }}>
      {count > 0 ? t('examining.marking.waiting', { count: format.count(count) }) : t('examining.marking')}
    </PathLink>
  );
}
