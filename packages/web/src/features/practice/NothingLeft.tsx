import { readPractice } from '@shuyuan/contract/practice/practice.wire';
import { useFormat } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { practiceZone } from './practice-zone.ts';

/** Today is done, or there is nothing to practise yet and the way to a bank. */
export function NothingLeft({ answerCount }: { answerCount: number }) {
  const t = useT('practice');
  const format = useFormat();
  const { data } = useRead(readPractice, practiceZone, { claims: 'notices' });
  const toBanks = data && data.bankCount > 0 && (
    <PathLink to="practice" params={{}} search={{ view: 'banks' }}>
      {t('practice.choose')}
    </PathLink>
  );
  const isNew = answerCount === 0 && data?.cardCount === 0;
  return (
    <Panel>
      {isNew ? (
        <EmptyState title={t('practice.none')} text={t('practice.none.text')} action={toBanks} />
      ) : (
        <EmptyState
          title={t('practice.done')}
          text={t('practice.done.text', { count: format.count(answerCount) })}
          action={toBanks}
        />
      )}
    </Panel>
  );
}
