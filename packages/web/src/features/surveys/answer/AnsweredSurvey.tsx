import { Button } from '@mantine/core';
import { useAddressState } from '../../../lib/address-state.ts';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { returnAddress } from '../../../shared/contents/return-address.ts';
import { TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** To the section of a course, the subject or the path that led here, or to the list. */
function Back() {
  const t = useT('surveys');
  const [{ course, section, subject, position }] = useAddressState(returnAddress);
  if (subject !== undefined)
    return (
      <Button onClick={() => go('subject', { id: subject }, { position })}>{t('survey.answer.backToSubject')}</Button>
    );
  if (position !== undefined)
    return <Button onClick={() => go('positionDetail', { pageId: position })}>{t('survey.answer.backToPath')}</Button>;
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
