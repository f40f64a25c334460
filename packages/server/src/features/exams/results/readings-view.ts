import { criteriaOf, type ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { type ChosenLevel, highestPoints } from '@shuyuan/contract/exams/marking/criteria-mark';

type Readings = readonly (readonly ChosenLevel[])[];

/** The levels markers have chosen, for the taker. The words of a criterion are of the key: without it, points and comments are left. */
export function readingsView(question: ExamQuestion, readings: Readings, isKeyShown: boolean) {
  const criteria = new Map(
    question.kind === 'stem'
      ? question.parts.map((part) => [part.id, criteriaOf(part.question)])
      : [[null, criteriaOf(question)]],
  );
  const viewOf = ({ partId, criterionId, levelId, comment }: ChosenLevel) => {
    const criterion = criteria.get(partId)?.find(({ id }) => id === criterionId);
    const level = criterion?.levels.find(({ id }) => id === levelId);
    if (!criterion || !level) throw new Error('a level was chosen that its question does not have');
    return {
      criterion: isKeyShown ? criterion.text : null,
      level: isKeyShown ? level.text : null,
      points: level.points,
      maxPoints: highestPoints(criterion),
      comment,
    };
  };
  return readings.map((reading) => reading.map(viewOf));
}
