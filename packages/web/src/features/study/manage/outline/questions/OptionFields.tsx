import { Button, TextInput } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import type { DraftForm } from '../../../../../shared/forms/use-draft-form.ts';
import { ErrorText } from '../../../../../ui/ErrorText.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { type QuestionDraft, withOption, withRight } from './question-draft.ts';
import classes from './Questions.module.css';

/** The options of a question, each with a mark whether it is right. */
export function OptionFields({ form }: { form: DraftForm<QuestionDraft> }) {
  const t = useT('courses');
  const name = useId();
  const { draft, problems } = form;
  const { options, kind } = draft;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        {t(`courses.question.options.${kind === 'single' ? 'single' : 'multiple'}`)}
      </legend>
      {options.map(({ id, text, isRight }, at) => (
        <div key={id} className={classes.option}>
          <input
            type={kind === 'single' ? 'radio' : 'checkbox'}
            name={name}
            aria-label={t('courses.question.option.right', { number: at + 1 })}
            checked={isRight}
            onChange={(event) => form.change({ options: withRight(draft, id, event.currentTarget.checked) })}
          />
          <TextInput
            aria-label={t('courses.question.option', { number: at + 1 })}
            className={classes.text}
            autoComplete="off"
            maxLength={bankLimits.option}
            value={text}
            onChange={(event) => {
              const { value } = event.currentTarget;
              form.change({ options: options.map((one) => (one.id === id ? { ...one, text: value } : one)) });
            }}
          />
          <IconButton
            label={t('courses.question.option.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={options.length <= 2 ? t('courses.question.option.two') : undefined}
            onClick={() => form.change({ options: options.filter((one) => one.id !== id) })}
          />
        </div>
      ))}
      {problems.options && <ErrorText>{problems.options}</ErrorText>}
      {options.length < bankLimits.options && (
        <Button
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => form.change({ options: withOption(options) })}
        >
          {t('courses.question.option.add')}
        </Button>
      )}
    </fieldset>
  );
}
