import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import { maxShownTexts } from '@shuyuan/contract/surveys/survey.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { barsOf, rowBars } from './bars.ts';
import { BarTable } from './BarTable.tsx';
import { NumberFacts } from './NumberFacts.tsx';
import classes from './Results.module.css';
import type { TallyView } from './results-view.ts';

function WrittenAnswers({ tally: { texts, answered } }: { tally: TallyView }) {
  const t = useT('surveys');
  if (texts.length === 0) return null;
  // Two people may have written the same; nothing but its place tells the one from the other.
  const numbered = texts.map((one, index) => ({ ...one, key: String(index) }));
  return (
    <>
      <ul className={classes.texts}>
        {numbered.map(({ key, text, person }) => (
          <li key={key} className={classes.text}>
            <bdi>{text}</bdi>
            {person && <HintText as="span">{person.fullName}</HintText>}
          </li>
        ))}
      </ul>
      {answered > maxShownTexts && <HintText>{t('survey.results.moreTexts', { count: maxShownTexts })}</HintText>}
    </>
  );
}

function Counted({ question, tally }: { question: Question; tally: TallyView }) {
  const bars = barsOf(question, tally);
  return (
    <>
      <NumberFacts tally={tally} />
      {bars.length > 0 && <BarTable caption={question.title} bars={bars} />}
      {rowBars(question, tally).map(({ label, bars: own }) => (
        <div key={label}>
          <h3 className={classes.row}>
            <bdi>{label}</bdi>
          </h3>
          <BarTable caption={label} bars={own} />
        </div>
      ))}
      <WrittenAnswers tally={tally} />
    </>
  );
}

type Props = { question: Question; number: number; tally: TallyView | undefined };

/** The answers to one question, or why they are not shown. */
export function QuestionResult({ question, number, tally }: Props) {
  const t = useT('surveys');
  const format = useFormat();
  const title = (
    <>
      {format.count(number)}. <bdi>{question.title}</bdi>
    </>
  );
  const hint = tally && !tally.isWithheld && t('survey.results.answered', { count: format.count(tally.answered) });
  return (
    <Panel title={title} hint={hint}>
      <Stack gap={12}>
        {tally?.isWithheld && <HintText size="base">{t('survey.results.withheldQuestion')}</HintText>}
        {tally && !tally.isWithheld && tally.answered === 0 && (
          <HintText size="base">{t('survey.results.none')}</HintText>
        )}
        {tally && !tally.isWithheld && tally.answered > 0 && <Counted question={question} tally={tally} />}
      </Stack>
    </Panel>
  );
}
