import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { ClassForm } from '../class-form.ts';
import { problemsOfDraft } from './class-draft.ts';
import type { FieldsProps } from './use-class-form.ts';

/** Everything that keeps the class on the screen from being published; nothing to say of a published one that is ready. */
export function ProblemsPanel({ form, training }: FieldsProps & { training: ClassForm }) {
  const t = useT('teaching');
  const format = useFormat();
  const problems = problemsOfDraft(form.draft, training, form.now);
  if (training.state === 'published' && problems?.length === 0) return null;
  return (
    <Panel title={t('teaching.problems')}>
      <div aria-live="polite">
        {problems === null && <HintText>{t('teaching.problems.unread')}</HintText>}
        {problems?.length === 0 && <HintText>{t('teaching.problems.none')}</HintText>}
        {problems !== null && problems.length > 0 && (
          <Stack as="ul" gap={6}>
            {problems.map(({ kind, index }) => (
              <li key={`${kind} ${index}`}>
                {t(`teaching.problem.${kind}`, { number: format.count((index ?? 0) + 1) })}
              </li>
            ))}
          </Stack>
        )}
      </div>
    </Panel>
  );
}
