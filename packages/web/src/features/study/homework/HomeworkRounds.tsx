import { useT } from '../../../lib/texts.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { HomeworkMark } from './HomeworkMark.tsx';
import classes from './Homework.module.css';
import type { OwnHomework } from './own-homework.ts';

/** The rounds before the present one, the newest first. */
export function HomeworkRounds({ rounds }: Pick<OwnHomework, 'rounds'>) {
  const t = useT('study');
  if (rounds.length === 0) return null;
  return (
    <Panel title={t('study.homework.rounds')}>
      <Stack gap={12}>
        {rounds.map(({ id, time, text, files, ...round }) => (
          <div key={id} className={classes.round}>
            <HomeworkMark work={{ ...round, submitTime: time }} isEarlier />
            {text !== '' && (
              <p className={classes.text}>
                <bdi>{text}</bdi>
              </p>
            )}
            <FileLinks label={t('study.homework.files')} files={files} />
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
