import { Hash } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { PersonName } from '../../../lib/PersonName.tsx';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { EnjoyBadge } from '../EnjoyBadge.tsx';
import { FollowSharer } from '../SharerCard.tsx';
import classes from './Account.module.css';
import type { Account } from './account.ts';
import { AccountActions } from './AccountActions.tsx';

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
  const format = useFormat();
  const { id, name, headPortraitPath, enjoyType, desc, owner, contentNum, memberNum } = account;
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
          </div>
          <p className={classes.desc}>
            <bdi>{desc || t('teams.account.undescribed')}</bdi>
          </p>
          <Topics account={account} />
          <div className={classes.facts}>
            <FollowSharer sharer={account} size="sm" />
            <span>{t('teams.account.contents', { count: format.abbreviated(contentNum) })}</span>
            <PathLink to="memberManage" search={{ teamID: id }} className={classes.inWords}>
              {t('teams.account.members', { count: format.count(memberNum) })}
            </PathLink>
            <span>
              {t('teams.account.owner')}{' '}
              {owner.hasLeft ? (
                <bdi>{owner.fullName}</bdi>
              ) : (
                <PersonName memberId={owner.id} name={owner.fullName} className={classes.inWords} />
              )}
            </span>
          </div>
        </div>
        <AccountActions account={account} />
      </div>
    </Panel>
  );
}
