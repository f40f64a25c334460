import { formatAmount } from '@shuyuan/contract/kernel/amount';
import { Coins, EyeOff, UserRound } from 'lucide-react';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SurveyFacts } from '../SurveyFacts.tsx';
import classes from './Answer.module.css';
import type { SurveyView } from './survey-view.ts';

/** The promise made to whoever answers, in words that say what it means. */
function PromiseCard({ isAnonymous }: { isAnonymous: boolean }) {
  const t = useT('surveys');
  const Icon = isAnonymous ? EyeOff : UserRound;
  return (
    <Card tone={isAnonymous ? 'pine' : 'sunken'} className={classes.promise}>
      <Icon size={18} aria-hidden />
      <span>{t(isAnonymous ? 'survey.answer.anonymous' : 'survey.answer.named')}</span>
    </Card>
  );
}

/** The coins for an answer, and when they come. */
function RewardCard({ reward }: Pick<SurveyView, 'reward'>) {
  const t = useT('surveys');
  const coin = useCoinName();
  return (
    <Card tone="sunken" className={classes.promise}>
      <Coins size={18} aria-hidden />
      <span>{t('survey.answer.reward', { amount: formatAmount(reward), coin })}</span>
    </Card>
  );
}

/** The words before the first question. */
export function AnswerHead({ survey }: { survey: SurveyView }) {
  return (
    <>
      <PageTitle
        title={<bdi>{survey.title}</bdi>}
        description={<SurveyFacts survey={survey} questionCount={survey.questions.length} />}
      />
      {survey.introduction && <p className={classes.introduction}>{survey.introduction}</p>}
      <PromiseCard isAnonymous={survey.isAnonymous} />
      {Number(survey.reward) > 0 && <RewardCard reward={survey.reward} />}
    </>
  );
}
