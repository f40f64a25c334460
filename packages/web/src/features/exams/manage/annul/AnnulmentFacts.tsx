import { readAnnulment } from '@shuyuan/contract/exams/annul/annul.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { ChangeConsequences } from '../regrade/ChangeConsequences.tsx';

type Props = { examId: string; attemptId: string };

/** Decisions never change their place; two may share everything else. */
const inOrder = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, place) => ({ ...entry, place }));

/** Everything that follows elsewhere from the step, and what was decided about the result before. */
export function AnnulmentFacts({ examId: id, attemptId }: Props) {
  const t = useT('examining');
  const format = useFormat();
  const read = useRead(readAnnulment, { id, attemptId }, { claims: 'notices', gcTime: 0 });
  return (
    <ReadStates read={read} failed={t('examining.annul.failed')} shape="list" count={1}>
      {({ consequences, entries }) => (
        <Stack gap={8}>
          <strong>{t('examining.annul.consequences')}</strong>
          {consequences.length === 0 ? (
            <HintText>{t('examining.annul.consequences.none')}</HintText>
          ) : (
            <ChangeConsequences consequences={consequences} />
          )}
          {entries.length > 0 && <strong>{t('examining.annul.history')}</strong>}
          {inOrder(entries).map(({ isAnnulled, reason, fullName: name, time, place }) => (
            <div key={place}>
              {t(isAnnulled ? 'examining.annul.entry.annulled' : 'examining.annul.entry.restored', { reason })}
              <HintText>{t('examining.annul.entry.by', { name, time: format.dateTime(time) })}</HintText>
            </div>
          ))}
        </Stack>
      )}
    </ReadStates>
  );
}
