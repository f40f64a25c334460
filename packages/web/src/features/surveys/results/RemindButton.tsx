import { Button } from '@mantine/core';
import { readSurveyResults, remindSurvey } from '@shuyuan/contract/surveys/survey.wire';
import { BellRing } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

/** Reminds those who have not answered, once a day; who they are is not said. */
export function RemindButton({ id }: { id: string }) {
  const t = useT('surveys');
  const format = useFormat();
  const remind = useWrite(remindSurvey, {
    refreshes: [readSurveyResults],
    onSuccess: ({ remindedCount }) =>
      showNotice(t('survey.results.reminded', { count: format.count(remindedCount) }), 'success'),
  });
  return (
    <Button
      variant="default"
      leftSection={<BellRing size={16} aria-hidden />}
      loading={remind.isPending}
      onClick={() => remind.mutate({ id })}
    >
      {t('survey.results.remind')}
    </Button>
  );
}
