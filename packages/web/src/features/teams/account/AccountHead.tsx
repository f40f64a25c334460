import { Hash } from 'lucide-react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { EnjoyBadge } from '../EnjoyBadge.tsx';
import classes from './Account.module.css';
import type { Account } from './account.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { ShareAccount } from './ShareAccount.tsx';

function Topics({ account: { lstRelationTopic: topics } }: { account: Account }) {
  const t = useT('share');
  if (topics.length === 0) return null;
  return (
    <ul className={classes.topics} aria-label={t('teams.account.topics')}>
      {topics.map(({ topicId, topicName }) => (
        <li key={topicId}>
          <PathLink to="topicDetail" params={{ id: topicId }} className={classes.topic}>
            <Hash size={14} aria-hidden />
            <bdi>{topicName}</bdi>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}

/** TEAM-02: what an account is, who stands behind it, and the way to follow it. */
export function AccountHead({ account }: { account: Account }) {
  const t = useT('share');
  const { name, headPortraitPath, enjoyType, desc } = account;
  return (
    <Panel>
      <div className={classes.head}>
        <Face name={name} src={headPortraitPath} size={88} isNamed />
        <div className={classes.words}>
          <div className={classes.titleLine}>
            <h1 className={classes.title}>
              <bdi>{name}</bdi>
            </h1>
            <EnjoyBadge enjoyType={enjoyType} />
            <ShareAccount account={account} />
          </div>
          <p className={classes.desc}>
            <bdi>{desc || t('teams.account.undescribed')}</bdi>
          </p>
          <Topics account={account} />
          <AccountFacts account={account} />
        </div>
        <AccountActions account={account} />
      </div>
    </Panel>
  );
}
