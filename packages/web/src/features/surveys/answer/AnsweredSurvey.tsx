import { Button } from '@mantine/core';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

type Props = { isAnonymous: boolean; isJustSent: boolean };

/** Thanks for the answers that were just sent, or that there are some already. */
export function AnsweredSurvey({ isAnonymous, isJustSent }: Props) {
  const t = useT('surveys');
  return (
    <Panel>
      <div role={isJustSent ? 'status' : undefined}>
        <EmptyState
          size="page"
          art={<TickedList />}
          title={t(isJustSent ? 'survey.answer.thanks.title' : 'survey.answer.already')}
          text={t(isAnonymous ? 'survey.answer.thanks.anonymous' : 'survey.answer.thanks.text')}
          action={
            <Button variant="default" onClick={() => go('centerMy', { name: 'research' })}>
              {t('survey.answer.back')}
            </Button>
          }
        />
      </div>
    </Panel>
  );
}
