import { listWebhooks, testWebhook } from '@shuyuan/contract/notifications/webhooks.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { useProblemText } from '../use-problem-text.ts';
import type { Webhook } from './webhook-form.ts';

/** Sends at once; how it went is a notice now and stands in the table after. */
export function useWebhookTest() {
  const t = useT('admin');
  const problemText = useProblemText();
  const test = useWrite(testWebhook, { refreshes: [listWebhooks] });
  const send = ({ id, name }: Webhook) =>
    test.mutate(
      { id },
      {
        onSuccess: (last) => {
          const problem = problemText(last);
          if (problem === null) showNotice(t('admin.webhooks.test.arrived', { name }), 'success');
          else showNotice(problem, 'error');
        },
      },
    );
  return { send, busyId: test.isPending ? test.variables.id : null };
}
