import { Lock, MessagesSquare } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { Question } from '../questions/question.ts';
import { Answers } from './Answers.tsx';
import { Composer } from './Composer.tsx';
import classes from './Discussion.module.css';
import { type SortName, useDiscussionPlace } from './use-discussion-place.ts';

const sortNames: readonly SortName[] = ['newest', 'liked'];

type Props = { question: Pick<Question, 'id' | 'state'> };

/** COMM-54, D-133: what people say to something published. Closed it is read only (D-125). */
export function Discussion({ question: { id, state } }: Props) {
  const t = useT('share');
  const place = useDiscussionPlace(id);
  const isOpen = state === 'active';
  const sorts = sortNames.map((name) => ({ name, label: t(`community.discuss.sort.${name}`) }));
  return (
    <Panel
      title={t('community.discuss.title')}
      icon={<MessagesSquare />}
      action={
        <ChoiceTabs label={t('community.discuss.sort')} tabs={sorts} current={place.sort} onChoose={place.arrange} />
      }
    >
      <div className={classes.column}>
        {isOpen ? (
          <Composer questionId={id} onSent={(discuss) => place.show(discuss.id)} />
        ) : (
          <p className={classes.closed}>
            <Lock size={16} aria-hidden />
            {t(state === 'closed' ? 'community.discuss.closed' : 'community.discuss.notYet')}
          </p>
        )}
        <Answers questionId={id} isOpen={isOpen} place={place} />
      </div>
    </Panel>
  );
}
