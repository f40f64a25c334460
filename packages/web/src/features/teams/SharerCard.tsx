import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  listAccounts,
  listFollowedAccounts,
  listHotAccounts,
  readAccount,
  readTrend,
} from '@shuyuan/contract/teams/account.wire';
import { FollowButton } from '../../shared/follow/FollowButton.tsx';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { Face } from '../../ui/Face.tsx';
import { EnjoyBadge } from './EnjoyBadge.tsx';
import classes from './SharerCard.module.css';

export type Sharer = OutputOf<typeof listAccounts>['items'][number];

/** Whoever follows one is not offered it anew: recommendations would lose the card under the finger. */
const lists: readonly Endpoint[] = [readAccount, readTrend, listAccounts, listFollowedAccounts, listHotAccounts];

type FollowProps = {
  sharer: Pick<Sharer, 'id' | 'name' | 'attentionId' | 'attentionNum'>;
  size?: 'xs' | 'sm';
  hasCount?: boolean;
};

export function FollowSharer({ sharer, size = 'xs', hasCount = true }: FollowProps) {
  const { id, name, attentionId, attentionNum } = sharer;
  return (
    <FollowButton
      targetType={AttentionTarget.sharer}
      targetId={id}
      name={name}
      size={size}
      hasCount={hasCount}
      refreshes={lists}
      attentionId={attentionId}
      attentionNum={attentionNum}
    />
  );
}

/** TEAM-13: a share account among others, and the way to follow it. */
export function SharerCard({ sharer }: { sharer: Sharer }) {
  const { id, name, desc, headPortraitPath, enjoyType } = sharer;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <Face name={name} src={headPortraitPath} size={48} isNamed />
        <div className={classes.words}>
          <PathLink to="teamContent" params={{ id }} className={classes.name}>
            <bdi>{name}</bdi>
          </PathLink>
          <EnjoyBadge enjoyType={enjoyType} />
        </div>
      </div>
      {desc && (
        <p className={classes.desc}>
          <bdi>{desc}</bdi>
        </p>
      )}
      <div className={classes.foot}>
        <FollowSharer sharer={sharer} />
      </div>
    </article>
  );
}
