import { readChange } from '@shuyuan/contract/teams/application.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { CircleSlash2, CircleX, Hourglass, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Account.module.css';
import { type Account, standingIn } from './account.ts';
import { NameOwner } from './NameOwner.tsx';

function Banner({ tone, icon, children }: { tone: 'gold' | 'cinnabar'; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.banner} data-tone={tone}>
      {icon}
      <p className={classes.bannerText}>{children}</p>
    </div>
  );
}

/** TEAM-32, D-089: how the last change of the profile stands, with the way to its approval for whoever asked for it. */
function ChangeNews({ account }: { account: Account }) {
  const t = useT('share');
  const change = useRead(readChange, { id: account.id }, { claims: 'all' });
  const asked = change.data?.application;
  if (account.isPending)
    return (
      <Banner tone="gold" icon={<Hourglass size={18} aria-hidden />}>
        {t('teams.account.pending')}{' '}
        {account.can.edit && asked?.processInstanceId && (
          <PathLink
            to="centerMy"
            params={{ name: 'approvals' }}
            search={{ box: 'started', open: asked.processInstanceId }}
          >
            {t('teams.account.pending.open')}
          </PathLink>
        )}
      </Banner>
    );
  if (!account.can.edit || asked?.state !== 'refused') return null;
  return (
    <Banner tone="cinnabar" icon={<CircleX size={18} aria-hidden />}>
      {t('teams.account.refused', { reason: asked.answer || t('teams.account.refused.silent') })}
    </Banner>
  );
}

/** D-094: an account nobody answers for waits for whoever audits accounts; an expert's is the expert and has no other. */
function OwnerLeft({ account }: { account: Account }) {
  const t = useT('share');
  const mayAudit = useCan('team.audit');
  const [isNaming, setIsNaming] = useState(false);
  if (!account.owner.hasLeft || (standingIn(account) === null && !mayAudit)) return null;
  const mayName = mayAudit && account.state === 'active' && account.enjoyType !== EnjoyType.expert;
  return (
    <>
      <Banner tone="gold" icon={<UserX size={18} aria-hidden />}>
        {t('teams.account.ownerLeft', { name: account.owner.fullName })}{' '}
        {mayName && (
          <button type="button" className={classes.bannerButton} onClick={() => setIsNaming(true)}>
            {t('teams.account.nameOwner')}
          </button>
        )}
      </Banner>
      {isNaming && <NameOwner account={account} onClose={() => setIsNaming(false)} />}
    </>
  );
}

/** What whoever looks after an account should know before anything else. */
export function AccountNews({ account }: { account: Account }) {
  const t = useT('share');
  return (
    <>
      {account.state === 'closed' && (
        <Banner tone="cinnabar" icon={<CircleSlash2 size={18} aria-hidden />}>
          {t('teams.account.closed')}
        </Banner>
      )}
      <OwnerLeft account={account} />
      {standingIn(account) !== null && <ChangeNews account={account} />}
    </>
  );
}
