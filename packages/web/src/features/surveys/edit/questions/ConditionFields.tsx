import { NativeSelect } from '@mantine/core';
import { type Condition, conditionTargets, type Question } from '@shuyuan/contract/surveys/question-kinds';
import { useT } from '../../../../lib/texts.ts';
import { ConditionRange } from './ConditionRange.tsx';
import { conditionOn } from './question-draft.ts';
import classes from './Questions.module.css';

type Props = { question: Question; questions: readonly Question[]; onChange: (question: Question) => void };

function ConditionOptions({ target, condition, onChange }: ConditionProps<Extract<Condition, { kind: 'chosen' }>>) {
  const t = useT('surveys');
  const options = 'options' in target ? target.options : [];
  return (
    <fieldset className={classes.options}>
      <legend className={classes.optionsTitle}>{t('survey.condition.options')}</legend>
      {options.map(({ id, text }) => (
        <label key={id} className={classes.check}>
          <input
            type="checkbox"
            checked={condition.optionIds.includes(id)}
            onChange={(event) => {
              const others = condition.optionIds.filter((one) => one !== id);
              onChange({ ...condition, optionIds: event.currentTarget.checked ? [...others, id] : others });
            }}
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

type ConditionProps<C extends Condition> = { target: Question; condition: C; onChange: (condition: C) => void };

/** When a question is asked: always, or after an answer to an earlier one. The first has none to depend on. */
export function ConditionFields({ question, questions, onChange }: Props) {
  const t = useT('surveys');
  const index = questions.findIndex(({ id }) => id === question.id);
  const { condition } = question;
  const asked = condition && questions.find(({ id }) => id === condition.questionId);
  const targets = conditionTargets(questions, index);
  // One that was moved behind its target keeps it in the list: else the field would show another.
  const offered = asked && !targets.includes(asked) ? [...targets, asked] : targets;
  if (offered.length === 0) return null;
  const choose = (id: string): void => {
    const target = offered.find((one) => one.id === id);
    onChange({ ...question, condition: target ? conditionOn(target) : null });
  };
  const changed = (next: Condition): void => onChange({ ...question, condition: next });
  return (
    <div className={classes.condition}>
      <NativeSelect
        label={t('survey.condition.label')}
        data={[
          { value: '', label: t('survey.condition.always') },
          ...offered.map(({ id, title }) => ({
            value: id,
            label: t('survey.condition.when', { number: questions.findIndex((one) => one.id === id) + 1, title }),
          })),
        ]}
        value={condition?.questionId ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {asked && condition?.kind === 'chosen' && (
        <ConditionOptions target={asked} condition={condition} onChange={changed} />
      )}
      {condition?.kind === 'between' && <ConditionRange condition={condition} onChange={changed} />}
    </div>
  );
}
