import { useT } from '../../../../lib/texts.ts';
import { LeavingQuestion } from '../../../../shared/leaving/LeavingQuestion.tsx';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { BackToPacks } from '../follow/BackToPacks.tsx';
import { usePushForm } from './use-push-form.ts';
import { WhatStep } from './WhatStep.tsx';
import { WhenStep } from './WhenStep.tsx';
import { WhomStep } from './WhomStep.tsx';
import { WorkloadPanel } from './WorkloadPanel.tsx';

/** D-182: what, whom and by when on one page, with the minutes it costs each of them before anybody hears of it. */
export function PushForm() {
  const t = useT('packs');
  const { form, leaving, push, isBusy } = usePushForm();
  return (
    <Stack gap={20}>
      <BackToPacks />
      <PageTitle title={t('packs.new')} description={t('packs.none.text')} />
      <WhatStep form={form} />
      <WhomStep form={form} />
      <WhenStep form={form} />
      <WorkloadPanel form={form} />
      {form.problems.form && <ErrorText>{form.problems.form}</ErrorText>}
      <div>
        <ActionButton loading={isBusy} onClick={push}>
          {t('packs.push')}
        </ActionButton>
      </div>
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.settle} />
    </Stack>
  );
}
