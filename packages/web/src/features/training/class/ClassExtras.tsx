import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ClassView } from './class-view.ts';
import { MaterialList } from './MaterialList.tsx';

/** The courses a class belongs to, where its homework is done. */
function CoursesOfClass({ courses }: { courses: ClassView['courses'] }) {
  const t = useT('classes');
  const format = useFormat();
  return (
    <Panel title={t('classes.courses')} hint={t('classes.courses.hint')}>
      <Stack as="ul" gap={6}>
        {courses.map(({ id, title, homeworkCount }) => (
          <li key={id}>
            <PathLink to="course" params={{ id }}>
              <bdi>{title}</bdi>
            </PathLink>
            {homeworkCount > 0 && (
              <HintText as="span">{` · ${t('classes.courses.homework', { count: format.count(homeworkCount) })}`}</HintText>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** The way to say what one thinks of a class that has ended. */
function EvaluationInvitation({ evaluation }: { evaluation: NonNullable<ClassView['evaluation']> }) {
  const t = useT('classes');
  const { surveyId, title, isAnonymous, isAnswered, isOpen } = evaluation;
  if (!isAnswered && !isOpen) return null;
  return (
    <Panel title={t('classes.evaluation')}>
      <Stack gap={6}>
        {isAnswered ? (
          <HintText size="base">{t('classes.evaluation.done')}</HintText>
        ) : (
          <>
            <HintText size="base">
              {t(isAnonymous ? 'classes.evaluation.anonymous' : 'classes.evaluation.text')}
            </HintText>
            <span>
              <PathLink to="surveyAnswer" params={{ id: surveyId }}>
                <bdi>{title}</bdi>
              </PathLink>
            </span>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Beside the meetings of a class, where one has a seat: the evaluation, the files and the courses. */
export function ClassExtras({ training: { evaluation, materials, courses } }: { training: ClassView }) {
  return (
    <>
      {evaluation && <EvaluationInvitation evaluation={evaluation} />}
      {materials.length > 0 && <MaterialList materials={materials} />}
      {courses.length > 0 && <CoursesOfClass courses={courses} />}
    </>
  );
}
