import { useT } from '../../../lib/texts.ts';
import { Article } from '../../../shared/article/Article.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from '../player/Player.module.css';
import type { SectionViewProps } from '../player/section-view.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import { OwnWork } from './OwnWork.tsx';

/** The task, and below it what the learner writes; in a preview the task alone. */
export function HomeworkSection({ courseId, lesson, content, watching }: SectionViewProps) {
  const t = useT('study');
  return (
    <Stack gap={16}>
      <Panel className={classes.article}>
        <Stack gap={16}>
          <Article html={content.text ?? ''} />
          {content.taskFiles.length > 0 && (
            <div>
              <HintText>{t('study.homework.taskFiles')}</HintText>
              <FileLinks label={t('study.homework.taskFiles')} files={content.taskFiles} />
            </div>
          )}
        </Stack>
      </Panel>
      {watching && <OwnWork target={{ courseId, sectionKey: lesson.key }} />}
    </Stack>
  );
}
