import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import { listRegrades } from '@shuyuan/contract/exams/marking/regrade.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from './Regrade.module.css';

/** Earlier corrections: when, by whom, how, and for how many. */
export function RegradeHistory({ examId }: { examId: string }) {
  const t = useT('examining');
  const format = useFormat();
  const past = useRead(listRegrades, { id: examId }, { claims: 'notices' });
  return (
    <Panel title={t('examining.regrade.history')}>
      <ReadStates read={past} failed={t('examining.regrade.history.failed')} shape="list" count={2}>
        {({ items }) =>
          items.length === 0 ? (
            <HintText>{t('examining.regrade.history.empty')}</HintText>
          ) : (
            <ul className={classes.past}>
              {items.map(({ id, time, fullName, mayLower, changedCount, keys }) => (
                <li key={id}>
                  {keys.map(({ questionId, rule, text }) => (
                    <div key={questionId}>
                      {t(`examining.regrade.rule.${rule}`)} · <bdi className={classes.text}>{listedText(text)}</bdi>
                    </div>
                  ))}
                  <span className={classes.soft}>
                    {t('examining.regrade.history.line', {
                      time: format.dateTime(time),
                      name: fullName,
                      count: format.count(changedCount),
                    })}
                    {mayLower && ` · ${t('examining.regrade.history.lowered')}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </ReadStates>
    </Panel>
  );
}
