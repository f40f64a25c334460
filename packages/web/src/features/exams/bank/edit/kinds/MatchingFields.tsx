import { Button, TextInput } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';
import { nextKey } from '../draft-rows.ts';
import { LazyMediaField } from '../media/LazyMediaField.tsx';
import type { MediaProps } from './kind-props.ts';
import classes from './Kinds.module.css';

type Side = { text: string; picture?: QuestionMedia | undefined };
type SideProps = {
  /** Of its uploads. */
  name: string;
  label: string;
  side: Side;
  onChange: (side: Side) => void;
};

/** The words of one side, and the picture beside them. */
const SideFields = ({ name, label, side: { text, picture }, onChange }: SideProps) => (
  <div className={classes.side}>
    <TextInput
      aria-label={label}
      className={classes.grow}
      autoComplete="off"
      maxLength={bankLimits.option}
      value={text}
      onChange={(event) => onChange({ text: event.currentTarget.value, picture })}
    />
    <LazyMediaField
      name={name}
      of={label}
      media={picture ? [picture] : []}
      onChange={([next]) => onChange({ text, picture: next })}
    />
  </div>
);

function Pairs({ draft: { pairs }, mediaName, onChange }: MediaProps) {
  const t = useT('bank');
  const change = (id: string, part: Partial<(typeof pairs)[number]>): void =>
    onChange({ pairs: pairs.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const add = (): void => {
    const id = nextKey(
      'l',
      pairs.map((one) => one.id),
    );
    onChange({ pairs: [...pairs, { id, left: '', right: '' }] });
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('bank.pairs')}</legend>
      <HintText>{t('bank.pairs.hint')}</HintText>
      {pairs.map(({ id, left, right, leftPicture, rightPicture }, at) => (
        <div key={id} className={classes.row}>
          <SideFields
            name={`${mediaName}-${id}`}
            label={t('bank.pair.left', { number: at + 1 })}
            side={{ text: left, picture: leftPicture }}
            onChange={({ text, picture }) => change(id, { left: text, leftPicture: picture })}
          />
          <span aria-hidden="true">–</span>
          <SideFields
            name={`${mediaName}-${id}-right`}
            label={t('bank.pair.right', { number: at + 1 })}
            side={{ text: right, picture: rightPicture }}
            onChange={({ text, picture }) => change(id, { right: text, rightPicture: picture })}
          />
          <IconButton
            label={t('bank.pair.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={pairs.length <= 2 ? t('bank.pair.two') : undefined}
            onClick={() => onChange({ pairs: pairs.filter((one) => one.id !== id) })}
          />
        </div>
      ))}
      {pairs.length < bankLimits.pairs && (
        <Button variant="subtle" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={add}>
          {t('bank.pair.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Right sides that belong to nothing, so that the last pair is not known by elimination. */
function Extras({ draft: { pairs, extras }, mediaName, onChange }: MediaProps) {
  const t = useT('bank');
  const add = (): void => {
    const id = nextKey(
      'x',
      extras.map((one) => one.id),
    );
    onChange({ extras: [...extras, { id, text: '' }] });
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('bank.extras')}</legend>
      {extras.map((extra, at) => (
        <div key={extra.id} className={classes.row}>
          <SideFields
            name={`${mediaName}-${extra.id}`}
            label={t('bank.extra', { number: at + 1 })}
            side={extra}
            onChange={(side) =>
              onChange({ extras: extras.map((one) => (one.id === extra.id ? { ...one, ...side } : one)) })
            }
          />
          <IconButton
            label={t('bank.extra.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            onClick={() => onChange({ extras: extras.filter((one) => one.id !== extra.id) })}
          />
        </div>
      ))}
      {pairs.length + extras.length < bankLimits.pairs && (
        <Button variant="subtle" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={add}>
          {t('bank.extra.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Pairs that belong together, and what belongs to nothing. */
export function MatchingFields(props: MediaProps) {
  return (
    <Stack gap={12}>
      <Pairs {...props} />
      <Extras {...props} />
    </Stack>
  );
}
