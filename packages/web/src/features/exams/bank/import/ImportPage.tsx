import { useT } from '../../../../lib/texts.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { QuestionHead } from '../edit/QuestionHead.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { FoundQuestions } from './FoundQuestions.tsx';
import { PasteText } from './PasteText.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { useQuestionImport } from './use-question-import.ts';

/** D-183: questions from a file; what is wrong with it is seen line by line before anything is written. */
export function ImportPage() {
  const t = useT('bank');
  const state = useQuestionImport();
  return (
    <>
      <QuestionHead title={t('bank.import.title')} description={t('bank.import.text')} actions={<TemplateButtons />} />
      <Stack gap={20}>
        <ChooseFile state={state} />
        <PasteText isBusy={state.isChecking} onPaste={state.paste} />
        {state.problem && <ErrorText size="base">{state.problem}</ErrorText>}
        {state.isChecking && <HintText aria-live="polite">{t('bank.import.checking')}</HintText>}
        {state.found && <FoundQuestions found={state.found} isBusy={state.isWriting} onConfirm={state.confirm} />}
      </Stack>
    </>
  );
}
