import { maxSteps } from '@shuyuan/contract/approval/approvers';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { StepEditor } from './StepEditor.tsx';
import classes from './StepsEditor.module.css';
import { addStep, changeStep, type DraftStep, moveStep, removeStep } from './template-form.ts';

type Props = { steps: readonly DraftStep[]; isTried: boolean; onChange: (steps: readonly DraftStep[]) => void };

/** The steps in their order. Every change is a button, so that it needs neither mouse nor dragging. */
export function StepsEditor({ steps, isTried, onChange }: Props) {
  const t = useT('admin');
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{t('admin.approvals.steps')}</legend>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.key}>
            <StepEditor
              step={step}
              number={index + 1}
              isFirst={index === 0}
              isLast={index === steps.length - 1}
              isTried={isTried}
              onMove={(by) => onChange(moveStep(steps, step.key, by))}
              onRemove={steps.length > 1 ? () => onChange(removeStep(steps, step.key)) : undefined}
              onChange={(change) => onChange(changeStep(steps, step.key, change))}
            />
          </li>
        ))}
      </ol>
      {steps.length < maxSteps && (
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => onChange(addStep(steps))}>
          {t('admin.approvals.addStep')}
        </Button>
      )}
    </fieldset>
  );
}
