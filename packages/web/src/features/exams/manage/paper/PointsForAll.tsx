import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { isPointsWrong } from '../edit/exam-draft.ts';
import classes from './Paper.module.css';

/** The same points for every question, in one step. */
export function PointsForAll({ onSet }: { onSet: (points: string) => void }) {
  const t = useT('examining');
  const [points, setPoints] = useState('5');
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.number}
        inputMode="numeric"
        label={t('examining.questions.allPoints')}
        value={points}
        onChange={(event) => setPoints(event.currentTarget.value)}
      />
      <Button variant="default" disabled={isPointsWrong(points)} onClick={() => onSet(points.trim())}>
        {t('examining.questions.allPoints.set')}
      </Button>
    </div>
  );
}
