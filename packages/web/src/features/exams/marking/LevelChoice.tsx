import { TextInput } from '@mantine/core';
import type { Criterion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ChosenLevel } from '@shuyuan/contract/exams/marking/criteria-mark';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import { useT } from '../../../lib/texts.ts';
import { FormulaText } from '../../../shared/formulas/FormulaText.tsx';
import { OptionsInput } from '../../../shared/questions/OptionsInput.tsx';
import classes from './Marking.module.css';

type Props = {
  criterion: Criterion;
  chosen: ChosenLevel;
  onChange: (chosen: ChosenLevel) => void;
};

/** The levels of one criterion to choose from, and a comment on it. */
export function LevelChoice({ criterion: { text, levels }, chosen, onChange }: Props) {
  const t = useT('exams');
  const options = levels.map((level) => ({
    id: level.id,
    text: t('exams.mark.level', { text: level.text, points: level.points }),
  }));
  return (
    <fieldset className={classes.criterion}>
      <legend className={classes.legend}>
        <bdi>
          <FormulaText text={text} />
        </bdi>
      </legend>
      <OptionsInput
        kind="single"
        options={options}
        answer={chosen.levelId === '' ? null : { kind: 'single', optionId: chosen.levelId }}
        onChange={(answer) => answer?.kind === 'single' && onChange({ ...chosen, levelId: answer.optionId })}
      />
      <TextInput
        label={t('exams.mark.level.comment', { criterion: plainText(text) })}
        maxLength={examLimits.comment}
        autoComplete="off"
        value={chosen.comment}
        onChange={(event) => onChange({ ...chosen, comment: event.currentTarget.value })}
      />
    </fieldset>
  );
}
