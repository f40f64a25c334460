import type { ComponentProps } from 'react';
import { QuestionMap } from '../QuestionMap.tsx';
import classes from '../Take.module.css';
import { Calculator } from './Calculator.tsx';

/** All questions by number, and the calculator where the author allows one. */
export function PaperSide({ hasCalculator, ...map }: ComponentProps<typeof QuestionMap> & { hasCalculator: boolean }) {
  return (
    <div className={classes.side}>
      <QuestionMap {...map} />
      {hasCalculator && <Calculator />}
    </div>
  );
}
