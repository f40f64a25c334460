import { NativeSelect, TextInput } from '@mantine/core';
import { examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { X } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { ErrorText } from '../../../../../ui/ErrorText.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { type PartDraft, partProblems } from '../question-draft.ts';
import type { SimpleKind } from '../simple-draft.ts';
import { useProblemText } from '../use-problem-text.ts';
import { KindFields } from './KindFields.tsx';
import classes from './Kinds.module.css';
import { WordsField } from './WordsField.tsx';

const partKinds = examQuestionKinds.filter((kind): kind is SimpleKind => kind !== 'stem');

type Props = {
  number: number;
  part: PartDraft;
  isTried: boolean;
  removeReason: string | undefined;
  onChange: (part: PartDraft) => void;
  onRemove: () => void;
};

/** One question below a stem. */
export function PartFields({ number, part, isTried, removeReason, onChange, onRemove }: Props) {
  const t = useT('bank');
  const textOf = useProblemText();
  const problems = partProblems(part);
  const { body, weight } = part;
  const shown = (name: keyof typeof problems): string | null => (isTried ? textOf(problems[name]) : null);
  const change = (over: Partial<PartDraft['body']>): void => onChange({ ...part, body: { ...body, ...over } });
  return (
    <section className={classes.part} aria-label={t('bank.part', { number })}>
      <div className={classes.row}>
        <h3 className={classes.partTitle}>{t('bank.part', { number })}</h3>
        <NativeSelect
          aria-label={t('bank.part.kind', { number })}
          data={partKinds.map((value) => ({ value, label: t(`bank.kind.${value}`) }))}
          value={body.kind}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ kind: partKinds.find((one) => one === value) ?? body.kind });
          }}
        />
        <IconButton
          label={t('bank.part.remove', { number })}
          icon={<X size={16} aria-hidden />}
          disabledReason={removeReason}
          onClick={onRemove}
        />
      </div>
      <WordsField
        draft={body}
        mediaName={`question-media-${part.id}`}
        label={t('bank.part.text', { number })}
        hasBlanks={body.kind === 'blanks'}
        problem={shown('text')}
        onChange={change}
      />
      <KindFields draft={body} mediaName={`question-media-${part.id}`} onChange={change} />
      {shown('key') && <ErrorText>{shown('key')}</ErrorText>}
      <TextInput
        className={classes.number}
        label={t('bank.part.weight')}
        description={t('bank.part.weight.hint')}
        inputMode="numeric"
        dir="ltr"
        error={shown('weight')}
        value={weight}
        onChange={(event) => onChange({ ...part, weight: event.currentTarget.value })}
      />
    </section>
  );
}
