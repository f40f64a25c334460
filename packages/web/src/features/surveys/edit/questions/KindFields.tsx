import { NativeSelect } from '@mantine/core';
import { type Question, ratingScales, type RatingScale, surveyLimits } from '@shuyuan/contract/surveys/question-kinds';
import { useT } from '../../../../lib/texts.ts';
import { NumberBounds } from './NumberBounds.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import classes from './Questions.module.css';

type Props = { question: Question; onChange: (question: Question) => void };

const scales = Object.keys(ratingScales) as RatingScale[]; // Its keys are the scales.

/** The fields only one kind of question has: options, a scale, bounds. */
export function KindFields({ question, onChange }: Props) {
  const t = useT('surveys');
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return (
        <>
          <OptionsEditor
            name={t('survey.question.options')}
            letter="o"
            options={question.options}
            max={surveyLimits.options}
            onChange={(options) => onChange({ ...question, options })}
          />
          {question.kind === 'multiple' && (
            <NumberBounds
              labels={[t('survey.question.min'), t('survey.question.max')]}
              bounds={question}
              onChange={(bounds) => onChange({ ...question, ...bounds })}
            />
          )}
        </>
      );
    case 'matrix':
      return (
        <div className={classes.lists}>
          <OptionsEditor
            name={t('survey.question.rows')}
            letter="r"
            options={question.rows}
            max={surveyLimits.matrixRows}
            onChange={(rows) => onChange({ ...question, rows })}
          />
          <OptionsEditor
            name={t('survey.question.columns')}
            letter="c"
            options={question.columns}
            max={surveyLimits.matrixColumns}
            onChange={(columns) => onChange({ ...question, columns })}
          />
        </div>
      );
    case 'rating':
      return (
        <NativeSelect
          label={t('survey.question.scale')}
          className={classes.short}
          data={scales.map((scale) => ({ value: scale, label: t(`survey.scale.${scale}`) }))}
          value={question.scale}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({ ...question, scale: scales.find((scale) => scale === value) ?? question.scale });
          }}
        />
      );
    case 'number':
      return (
        <NumberBounds
          labels={[t('survey.question.lowest'), t('survey.question.highest')]}
          bounds={question}
          onChange={(bounds) => onChange({ ...question, ...bounds })}
        />
      );
    default:
      return null;
  }
}
