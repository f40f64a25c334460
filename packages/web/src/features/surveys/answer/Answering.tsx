import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { AnsweredSurvey } from './AnsweredSurvey.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import type { SurveyView } from './survey-view.ts';

/** The questions, and once they are answered the thanks. */
export function Answering({ survey, isPreview }: { survey: SurveyView; isPreview: boolean }) {
  const t = useT('surveys');
  const [isJustSent, setIsJustSent] = useState(false);
  const { isAnonymous } = survey;
  if (isJustSent || (survey.isAnswered && !isPreview))
    return <AnsweredSurvey isAnonymous={isAnonymous} isJustSent={isJustSent} />;
  return (
    <>
      {isPreview && <Card tone="gold">{t('survey.answer.preview')}</Card>}
      <AnswerForm survey={survey} isPreview={isPreview} onSent={() => setIsJustSent(true)} />
    </>
  );
}
