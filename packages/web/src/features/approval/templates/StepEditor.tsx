import { approverKey, type StepMode, stepModes } from '@shuyuan/contract/approval/approvers';
import { NativeSelect } from '@mantine/core';
import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ApproverAdder } from './ApproverAdder.tsx';
import classes from './StepEditor.module.css';
import { addApprover, type DraftStep, removeApprover } from './template-form.ts';
import { useApproverName } from './use-approver-name.ts';

type Props = {
  step: DraftStep;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isTried: boolean;
  onMove: (by: -1 | 1) => void;
  /** Absent for the only step: a template has at least one. */
  onRemove: (() => void) | undefined;
  onChange: (change: Partial<Omit<DraftStep, 'key'>>) => void;
};

function StepTools({
  number,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: Pick<Props, 'number' | 'isFirst' | 'isLast' | 'onMove' | 'onRemove'>) {
  const t = useT('admin');
  const edge = t('admin.approvals.atEdge');
  return (
    <span className={classes.tools}>
      <IconButton
        label={t('admin.approvals.moveUp', { number })}
        icon={<ArrowUp size={16} />}
        disabledReason={isFirst ? edge : undefined}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('admin.approvals.moveDown', { number })}
        icon={<ArrowDown size={16} />}
        disabledReason={isLast ? edge : undefined}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={t('admin.approvals.removeStep', { number })}
        icon={<Trash2 size={16} />}
        disabledReason={onRemove ? undefined : t('admin.approvals.onlyStep')}
        onClick={() => onRemove?.()}
      />
    </span>
  );
}

/** One step: who is asked, and whether one of them is enough. */
export function StepEditor({ step, number, isTried, onChange, ...tools }: Props) {
  const t = useT('admin');
  const nameOf = useApproverName();
  const id = useId();
  const { mode, approvers } = step;
  const chooseMode = (text: string) =>
    onChange({ mode: stepModes.find((one): one is StepMode => one === text) ?? mode });
  return (
    <Card as="section" className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          {t('admin.approvals.step', { number })}
        </h3>
        <StepTools number={number} {...tools} />
      </div>
      {approvers.length > 0 && (
        <ul className={classes.approvers}>
          {approvers.map((approver) => (
            <li key={approverKey(approver)} className={classes.approver}>
              {nameOf(approver)}
              <button
                type="button"
                className={classes.remove}
                aria-label={t('admin.approvals.removeApprover', { name: nameOf(approver) })}
                onClick={() => onChange({ approvers: removeApprover(approvers, approver) })}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isTried && approvers.length === 0 && <ErrorText>{t('admin.approvals.nobody')}</ErrorText>}
      <ApproverAdder onAdd={(approver) => onChange({ approvers: addApprover(approvers, approver) })} />
      {approvers.length > 0 && (
        <NativeSelect
          label={t('admin.approvals.mode')}
          data={stepModes.map((one) => ({ value: one, label: t(`admin.approvals.mode.${one}`) }))}
          value={mode}
          onChange={(event) => chooseMode(event.currentTarget.value)}
        />
      )}
    </Card>
  );
}
