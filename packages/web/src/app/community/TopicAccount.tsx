import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listAccounts } from '@shuyuan/contract/teams/account.wire';
import { enjoyTypeLabels } from '@shuyuan/contract/teams/enjoy-type';
import { FollowButton } from '../../lib/FollowButton.tsx';
import { PathLink } from '../../lib/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import { Tag } from '../../ui/Tag.tsx';
import classes from './AccountsOfTopic.module.css';

type Sharer = OutputOf<typeof listAccounts>['items'][number];

export function TopicAccount({ account }: { account: Sharer }) {
  const t = useT('share');
  const { id, name, desc, headPortraitPath, enjoyType, attentionId, attentionNum } = account;
  return (
    <li className={classes.account}>
      <Face name={name} src={headPortraitPath} size={48} isNamed />
      <div className={classes.words}>
        <div className={classes.head}>
          <PathLink to="teamContent" params={{ id }} className={classes.name}>
            <bdi>{name}</bdi>
          </PathLink>
          <Tag tone="gold">{t(enjoyTypeLabels[enjoyType])}</Tag>
        </div>
        {desc && (
          <p className={classes.desc} dir="auto">
            {desc}
          </p>
        )}
      </div>
      <FollowButton
        targetType={AttentionTarget.sharer}
        targetId={id}
        name={name}
        attentionId={attentionId}
        attentionNum={attentionNum}
        refreshes={[listAccounts]}
        hasCount
      />
    </li>
  );
}
