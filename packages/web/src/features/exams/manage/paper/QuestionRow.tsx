import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import { Button, TextInput } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { MoveButtons, type Moving } from '../../../../shared/ordering/MoveButtons.tsx';
import { dragHandle, type Half, useDropTarget } from '../../../../shared/ordering/use-drop-target.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import { examAnchors } from '../edit/exam-anchors.ts';
import { isPointsWrong, type QuestionDraft } from '../edit/exam-draft.ts';
import classes from './Paper.module.css';

type Props = Moving & {
  question: QuestionDraft;
  number: number;
  isDragged: boolean;
  onDrag: (isDragged: boolean) => void;
  /** The dragged question was let go over this one. */
  onDrop: (half: Half) => void;
  onChange: (question: QuestionDraft) => void;
};

/** A question of a fixed paper: its place, its version and its points. */
export function QuestionRow({ question, number, isDragged, onDrag, onDrop, onChange, ...moving }: Props) {
  const t = useT('examining');
  const target = useDropTarget(onDrop);
  const { questionId, kind, version, latestVersion, isRetired, points } = question;
  const text = listedText(question.text);
  const hasNewer = latestVersion > version;
  return (
    <li
      id={examAnchors.question(number - 1)}
      tabIndex={-1}
      className={classes.question}
      data-moved={questionId}
      data-dragged={isDragged || undefined}
      data-over={target.over ?? undefined}
      {...target.events}
    >
      <span className={classes.grip} {...dragHandle(text, onDrag)}>
        <GripVertical size={18} aria-hidden />
      </span>
      <div className={classes.words}>
        <span className={classes.text}>
          {number}. <bdi>{text}</bdi>
        </span>
        <span className={classes.tags}>
          {kind && <Tag>{t(`examining.kind.${kind}`)}</Tag>}
          {isRetired && <Tag tone="cinnabar">{t('examining.questions.retired')}</Tag>}
          <Tag>{t('examining.questions.version', { version })}</Tag>
          {hasNewer && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange({ ...question, version: latestVersion })}
            >
              {t('examining.questions.newer', { version: latestVersion })}
            </Button>
          )}
        </span>
      </div>
      <TextInput
        className={classes.points}
        inputMode="numeric"
        aria-label={t('examining.questions.points', { number })}
        rightSection={<span className={classes.unit}>{t('examining.questions.pointsUnit')}</span>}
        rightSectionWidth="auto"
        error={isPointsWrong(points)}
        value={points}
        onChange={(event) => onChange({ ...question, points: event.currentTarget.value })}
      />
      <MoveButtons name={text} {...moving} />
    </li>
  );
}
