import { Button } from '@mantine/core';
import { useAddressState } from '../../../lib/address-state.ts';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { answerAddress } from './answer-address.ts';

/** To the section of a course that led here, or to the list. */
function Back() {
  const t = useT('surveys');
  const [{ course, section }] = useAddressState(answerAddress);
  if (course === undefined || section === undefined)
    return (
      <Button variant="default" onClick={() => go('centerMy', { name: 'research' })}>
        {t('survey.answer.back')}
      </Button>
    );
  return (
    <Button onClick={() => go('courseSection', { id: course, section })}>{t('survey.answer.backToCourse')}</Button>
  );
}

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
          action={<Back />}
        />
      </div>
    </Panel>
  );
}
