import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { go } from '../../../lib/navigation.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';

/** The way to a new survey, for those who may make one. */
export function CreateSurveyLink() {
  const t = useT('surveys');
  const canCreate = useCan('survey.create');
  return (
    canCreate && (
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => go('surveyEdit')}>
        {t('survey.list.create')}
      </Button>
    )
  );
}
