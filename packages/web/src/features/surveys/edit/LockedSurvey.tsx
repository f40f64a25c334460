import { Button } from '@mantine/core';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** A survey that was published keeps its questions: whoever wants others copies it. */
export function LockedSurvey() {
  const t = useT('surveys');
  return (
    <EmptyState
      size="page"
      title={t('survey.editor.locked')}
      action={
        <Button variant="default" onClick={() => go('centerMy', { name: 'research' }, { box: 'own' })}>
          {t('survey.editor.back')}
        </Button>
      }
    />
  );
}
