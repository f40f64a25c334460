import { Button, TextInput } from '@mantine/core';
import { type Option, surveyLimits } from '@shuyuan/contract/surveys/question-kinds';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { addOption } from './question-draft.ts';
import classes from './Questions.module.css';

type Props = {
  /** The name of the list: options, rows or columns. */
  name: string;
  letter: string;
  options: readonly Option[];
  max: number;
  onChange: (options: readonly Option[]) => void;
};

/** A list of words to choose from. */
export function OptionsEditor({ name, letter, options, max, onChange }: Props) {
  const t = useT('surveys');
  return (
    <fieldset className={classes.options}>
      <legend className={classes.optionsTitle}>{name}</legend>
      {options.map(({ id, text }, index) => (
        <div key={id} className={classes.option}>
          <TextInput
            aria-label={t('survey.question.option.number', { list: name, number: index + 1 })}
            className={classes.optionText}
            maxLength={surveyLimits.option}
            value={text}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange(options.map((one) => (one.id === id ? { id, text: value } : one)));
            }}
          />
          <IconButton
            label={t('survey.question.option.remove', { list: name, number: index + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={options.length === 1 ? t('survey.question.option.only') : undefined}
            onClick={() => onChange(options.filter((one) => one.id !== id))}
          />
        </div>
      ))}
      {options.length < max && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<Plus size={14} aria-hidden />}
          className={classes.addOption}
          onClick={() => onChange(addOption(options, letter))}
        >
          {t('survey.question.option.add')}
        </Button>
      )}
    </fieldset>
  );
}
