import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { KindFields } from './kinds/KindFields.tsx';
import { StemFields } from './kinds/StemFields.tsx';
import { WordsField } from './kinds/WordsField.tsx';
import type { QuestionDraft } from './question-draft.ts';
import type { SimpleDraft } from './simple-draft.ts';
import type { BodyProblems } from './use-question-form.ts';

type Props = { form: DraftForm<QuestionDraft>; problems: BodyProblems };

/** The words of a question and its key; of a stem the questions below it. */
export function BodyPanel({ form: { draft, change, isTried }, problems }: Props) {
  const t = useT('bank');
  const { kind, body, parts } = draft;
  const changeBody = (part: Partial<SimpleDraft>): void => change({ body: { ...body, ...part } });
  return (
    <Panel title={t('bank.section.question')}>
      <Stack>
        <WordsField
          draft={body}
          mediaName="question-media"
          label={t(kind === 'stem' ? 'bank.field.stem' : 'bank.field.text')}
          hasBlanks={kind === 'blanks'}
          problem={problems.text}
          onChange={changeBody}
        />
        {kind === 'stem' ? (
          <StemFields parts={parts} isTried={isTried} onChange={(changed) => change({ parts: changed })} />
        ) : (
          <KindFields draft={{ ...body, kind }} mediaName="question-media" onChange={changeBody} />
        )}
        {problems.key && <ErrorText>{problems.key}</ErrorText>}
      </Stack>
    </Panel>
  );
}
