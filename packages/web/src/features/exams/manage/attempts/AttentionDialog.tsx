import { attentionLimits } from '@shuyuan/contract/exams/attention/attention-kinds';
import { listAttention } from '@shuyuan/contract/exams/attention/attention.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { AttemptRow } from './attempt-row.ts';
import classes from './Attempts.module.css';

type Props = { examId: string; attempt: Pick<AttemptRow, 'id' | 'fullName'>; onClose: () => void };

/** Moments never change their place; two may share everything else. */
const inOrder = <Moment extends object>(moments: readonly Moment[]) =>
  moments.map((moment, place) => ({ ...moment, place }));

/** The moments noted beside one paper, in their order, with what they do not mean. */
export function AttentionDialog({ examId, attempt: { id: attemptId, fullName }, onClose }: Props) {
  const t = useT('examining');
  const common = useT('common');
  const format = useFormat();
  const notes = useRead(listAttention, { id: examId, attemptId }, { claims: 'notices' });
  const max = attentionLimits.entries;
  return (
    <Dialog
      isOpen
      title={t('examining.attention.title', { name: fullName })}
      closeLabel={common('dialog.close')}
      onClose={onClose}
    >
      <Stack>
        <HintText>{t('examining.attention.text')}</HintText>
        <ReadStates read={notes} failed={t('examining.attention.failed')} shape="list" count={3}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{t('examining.attention.none')}</p>
            ) : (
              <ol className={classes.moments}>
                {inOrder(items).map(({ kind, amount, time, place }) => (
                  <li key={place}>
                    {t(`examining.attention.${kind}`, { count: format.count(amount) })}
                    <span className={classes.soft}>{format.dateTime(time)}</span>
                  </li>
                ))}
              </ol>
            )
          }
        </ReadStates>
        {notes.data?.items.length === max && (
          <HintText>{t('examining.attention.capped', { max: format.count(max) })}</HintText>
        )}
      </Stack>
    </Dialog>
  );
}
