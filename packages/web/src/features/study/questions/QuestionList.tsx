import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import { CircleQuestionMark } from 'lucide-react';
import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Question } from './question.ts';
import classes from './Questions.module.css';

type Props = { questions: readonly Question[]; onAsk: (question: Question) => void };

const stateOf = ({ tries }: Question) => {
  if (tries.length === 0) return 'open' as const;
  return tries.some(({ isRight }) => isRight) ? ('right' as const) : ('wrong' as const);
};
const tones = { open: 'neutral', right: 'pine', wrong: 'cinnabar' } as const;

/** Every question of a film at its second, with how it was answered; a press asks it. */
export function QuestionList({ questions, onAsk }: Props) {
  const t = useT('study');
  return (
    <Panel title={t('study.questions.title')} icon={<CircleQuestionMark />} padding="flush">
      <ul className={classes.list} aria-label={t('study.questions.title')}>
        {questions.map((question) => {
          const state = stateOf(question);
          return (
            <li key={question.id} className={classes.row}>
              <button type="button" className={classes.ask} onClick={() => onAsk(question)}>
                <bdi dir="ltr" className={classes.second}>
                  {clockText(question.second)}
                </bdi>
                <bdi className={classes.text}>{plainText(question.text)}</bdi>
              </button>
              {question.isRequired && state === 'open' && <Tag tone="gold">{t('study.questions.required')}</Tag>}
              <Tag tone={tones[state]}>{t(`study.questions.${state}`)}</Tag>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
