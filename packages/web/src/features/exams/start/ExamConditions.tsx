import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useExamWords } from '../use-exam-words.ts';
import type { ExamView } from './exam-view.ts';
import classes from './Start.module.css';

/** The conditions, said before and not found out in the middle. */
export function ExamConditions({ exam: { conditions, attemptCount } }: { exam: ExamView }) {
  const t = useT('exams');
  const format = useFormat();
  const words = useExamWords();
  const { closeTime, lengthMinutes, endRule, passPercent, extraMinutes, delayMinutes, revealTime } = conditions;
  const facts: [string, ReactNode][] = [
    ...(conditions.isCertification
      ? [[t('exams.fact.kind'), t('exams.certification')] satisfies [string, ReactNode]]
      : []),
    [t('exams.fact.window'), words.window(conditions)],
    [t('exams.fact.length'), words.length(lengthMinutes)],
  ];
  if (closeTime !== null && lengthMinutes !== null) facts.push([t('exams.fact.end'), t(`exams.end.${endRule}`)]);
  if (extraMinutes > 0) facts.push([t('exams.fact.extra'), t('exams.length.minutes', { count: extraMinutes })]);
  facts.push(
    [t('exams.fact.paper'), t('exams.paper', { questions: conditions.questionCount, points: conditions.pointSum })],
    [
      t('exams.fact.pass'),
      passPercent === null
        ? t('exams.pass.none')
        : t('exams.pass.percent', { percent: format.percent(passPercent / 100) }),
    ],
    [t('exams.fact.attempts'), words.attempts(attemptCount, conditions.maxAttempts)],
  );
  if (delayMinutes > 0) facts.push([t('exams.fact.delay'), t('exams.length.minutes', { count: delayMinutes })]);
  facts.push([t('exams.fact.reveal'), t(`exams.reveal.${revealTime}`)]);
  const networks = <bdi dir="ltr">{conditions.addressRanges.join(', ')}</bdi>;
  if (conditions.addressRanges.length > 0) facts.push([t('exams.fact.addresses'), networks]);
  if (conditions.hidesAssistant) facts.push([t('exams.fact.assistant'), t('exams.assistant.hidden')]);
  if (conditions.hasCalculator) facts.push([t('exams.calculator'), t('exams.calculator.allowed')]);
  if (conditions.logsAttention) facts.push([t('exams.fact.attention'), t('exams.attention.logged')]);
  return (
    <Panel title={t('exams.conditions')}>
      <Facts facts={facts} className={classes.facts} />
    </Panel>
  );
}
