import { previewPack } from '@shuyuan/contract/centre/packs/push.wire';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { previewInputOf } from './push-draft.ts';
import type { PushFormProps } from './use-push-form.ts';
import { WorkloadResult } from './WorkloadResult.tsx';

/** The minutes a pack costs each of them, and their other deadlines about then, before it is pushed. */
export function WorkloadPanel({ form: { draft, now } }: PushFormProps) {
  const t = useT('packs');
  const asking = useWrite(previewPack);
  const input = previewInputOf(draft, now);
  // An answer about what was chosen before would say something untrue about what is chosen now.
  const isOfDraft = JSON.stringify(asking.variables) === JSON.stringify(input);
  return (
    <Panel title={t('packs.preview')}>
      <Stack>
        <div>
          <ActionButton
            variant="default"
            loading={asking.isPending}
            disabledReason={input === null ? t('packs.none.text') : undefined}
            onClick={() => input && asking.mutate(input)}
          >
            {t('packs.preview.ask')}
          </ActionButton>
        </div>
        <output>{asking.data && isOfDraft && <WorkloadResult workload={asking.data} />}</output>
      </Stack>
    </Panel>
  );
}
