import { Button } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { SurveyFacts } from '../SurveyFacts.tsx';
import type { SurveyRow } from './survey-row.ts';
import classes from './SurveyCards.module.css';

function SurveyCard({ survey }: { survey: SurveyRow }) {
  const t = useT('surveys');
  const { id, title, questionCount, isAnswered, can } = survey;
  return (
    <li>
      <Panel>
        <div className={classes.card}>
          <div className={classes.words}>
            <PathLink to="surveyAnswer" params={{ id }} className={classes.title}>
              <bdi>{title}</bdi>
            </PathLink>
            <SurveyFacts survey={survey} questionCount={questionCount} hasState={isAnswered} />
          </div>
          {can.answer && (
            <Button
              aria-label={t('survey.action.of', { action: t('survey.action.answer'), title })}
              onClick={() => go('surveyAnswer', { id })}
            >
              {t('survey.action.answer')}
            </Button>
          )}
          {isAnswered && (
            <Tag tone="pine" icon={<CircleCheck size={14} aria-hidden />}>
              {t('survey.box.answered')}
            </Tag>
          )}
        </div>
      </Panel>
    </li>
  );
}

/** Surveys for those who answer them. */
export function SurveyCards({ surveys }: { surveys: readonly SurveyRow[] }) {
  return (
    <Stack as="ul" gap={12}>
      {surveys.map((survey) => (
        <SurveyCard key={survey.id} survey={survey} />
      ))}
    </Stack>
  );
}
