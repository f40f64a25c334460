import { TextInput } from '@mantine/core';
import { type AnswerFileKind, answerFileKinds } from '@shuyuan/contract/exams/bank/answer-file-kinds';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../../lib/texts.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** Which files an answer may consist of, how many, and how large each may be. */
export function AcceptedFilesFields({ draft: { fileKinds, fileMb, fileCount }, onChange }: KindProps) {
  const t = useT('bank');
  const choose = (kind: AnswerFileKind, isChosen: boolean): void =>
    onChange({ fileKinds: answerFileKinds.filter((one) => (one === kind ? isChosen : fileKinds.includes(one))) });
  return (
    <>
      <fieldset className={classes.field}>
        <legend className={classes.legend}>{t('bank.files.kinds')}</legend>
        <div className={classes.row}>
          {answerFileKinds.map((kind) => (
            <label key={kind} className={classes.choice}>
              <input
                type="checkbox"
                className={classes.mark}
                checked={fileKinds.includes(kind)}
                onChange={(event) => choose(kind, event.currentTarget.checked)}
              />
              {t(`bank.files.kind.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes.row}>
        <TextInput
          className={classes.number}
          label={t('bank.files.count', { max: bankLimits.files })}
          inputMode="numeric"
          dir="ltr"
          value={fileCount}
          onChange={(event) => onChange({ fileCount: event.currentTarget.value })}
        />
        <TextInput
          className={classes.number}
          label={t('bank.files.size', { max: bankLimits.fileMb })}
          inputMode="numeric"
          dir="ltr"
          value={fileMb}
          onChange={(event) => onChange({ fileMb: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
