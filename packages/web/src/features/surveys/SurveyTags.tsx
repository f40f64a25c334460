import { surveyKindLabels, type SurveyKind } from '@shuyuan/contract/surveys/survey-kinds';
import type { SurveyState } from '@shuyuan/contract/surveys/survey-states';
import { EyeOff, UserRound } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';
import classes from './SurveyTags.module.css';

const tones = { draft: 'neutral', scheduled: 'gold', open: 'pine', closed: 'neutral' } as const;

type Props = { survey: { kind: SurveyKind; isAnonymous: boolean; state: SurveyState }; hasState?: boolean };

/** The kind of a survey, whether it is anonymous, and where it matters its state. */
export function SurveyTags({ survey: { kind, isAnonymous, state }, hasState = false }: Props) {
  const t = useT('surveys');
  const Icon = isAnonymous ? EyeOff : UserRound;
  return (
    <span className={classes.tags}>
      {hasState && <Tag tone={tones[state]}>{t(`survey.state.${state}`)}</Tag>}
      <Tag>{t(surveyKindLabels[kind])}</Tag>
      <Tag tone={isAnonymous ? 'pine' : 'neutral'} icon={<Icon size={12} aria-hidden />}>
        {t(isAnonymous ? 'survey.anonymous' : 'survey.named')}
      </Tag>
    </span>
  );
}
