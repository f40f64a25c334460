import type { ExamProblem } from '@shuyuan/contract/exams/papers/exam-problems';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from './Edit.module.css';
import { anchorOf, showAnchor } from './exam-anchors.ts';
import type { ExamCheck } from './use-exam-check.ts';

function ProblemRow({ problem }: { problem: ExamProblem }) {
  const t = useT('examining');
  const { kind, index, missing } = problem;
  return (
    <li className={classes.problem}>
      <span>
        {t(`examining.problem.${kind}`, {
          number: (index ?? 0) + 1,
          missing: missing ?? 0,
          max: examLimits.questions,
        })}
      </span>
      <button type="button" className={classes.link} onClick={() => showAnchor(anchorOf(problem))}>
        {t('examining.problem.goTo')}
      </button>
    </li>
  );
}

/** Everything that keeps the draft from being published, each with the way to it. */
export function ProblemsPanel({ check, isDirty }: { check: ExamCheck; isDirty: boolean }) {
  const t = useT('examining');
  const { isReadable, isKnown, problems } = check;
  if (!isReadable)
    return (
      <Panel title={t('examining.problems')}>
        <HintText aria-live="polite">{t('examining.problems.unread')}</HintText>
      </Panel>
    );
  if (!isKnown) return null;
  return (
    <Panel title={t('examining.problems')}>
      <div aria-live="polite">
        {problems.length === 0 ? (
          <HintText>{t('examining.problems.none')}</HintText>
        ) : (
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <ProblemRow key={`${problem.kind} ${problem.index}`} problem={problem} />
            ))}
          </ul>
        )}
        {isDirty && <HintText>{t('examining.problems.unsaved')}</HintText>}
      </div>
    </Panel>
  );
}
