import { Lock, MessagesSquare } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Answers } from './Answers.tsx';
import { Composer } from './Composer.tsx';
import type { Discussed } from './discuss.ts';
import classes from './Discussion.module.css';
import { type SortName, useDiscussionPlace } from './use-discussion-place.ts';

const sortNames: readonly SortName[] = ['newest', 'liked'];

/** Why nobody may answer. What was taken away says so above, and need not say when it can be discussed. */
const closedWords = { pending: 'community.discuss.notYet', closed: 'community.discuss.closed', removed: null } as const;

type Props = { question: Discussed };

/** COMM-54, STUDY-08, D-133: what people say to something published, or to a course. Closed it is read only (D-125). */
export function Discussion({ question }: Props) {
  const t = useT('share');
  const { state } = question;
  const place = useDiscussionPlace(question);
  const words = state === 'active' ? null : closedWords[state];
  const sorts = sortNames.map((name) => ({ name, label: t(`community.discuss.sort.${name}`) }));
  return (
    <Panel
      title={t(question.isCourse ? 'community.discuss.course.title' : 'community.discuss.title')}
      icon={<MessagesSquare />}
      action={
        <ChoiceTabs label={t('community.discuss.sort')} tabs={sorts} current={place.sort} onChoose={place.arrange} />
      }
    >
      <div className={classes.column}>
        {state === 'active' && <Composer question={question} onSent={(discuss) => place.show(discuss.id)} />}
        {words && (
          <p className={classes.closed}>
            <Lock size={16} aria-hidden />
            {t(words)}
          </p>
        )}
        <Answers question={question} place={place} />
      </div>
    </Panel>
  );
}
