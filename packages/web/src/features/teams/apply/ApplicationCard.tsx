import { Button } from '@mantine/core';
import type { ApplicationState } from '@shuyuan/contract/teams/account-life';
import type { ComponentProps } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { EnjoyBadge } from '../EnjoyBadge.tsx';
import { type Application, isOpenAgain } from './apply-draft.ts';
import classes from './Applications.module.css';

const tones = {
  pending: 'gold',
  agreed: 'pine',
  refused: 'cinnabar',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationState, ComponentProps<typeof Tag>['tone']>;

function Ways({ application }: { application: Application }) {
  const t = useT('share');
  const { accountId, processInstanceId, state, enjoyType } = application;
  return (
    <div className={classes.ways}>
      {state === 'agreed' && accountId !== null && (
        <Button component="a" href={href('teamContent', { id: accountId })} size="sm">
          {t('teams.applications.open')}
        </Button>
      )}
      {isOpenAgain(application) && (
        <Button component="a" href={href('certificationAccount', {}, { kind: enjoyType })} size="sm">
          {t('teams.applications.again')}
        </Button>
      )}
      {processInstanceId !== null && (
        <PathLink
          to="centerMy"
          params={{ name: 'approvals' }}
          search={{ box: 'started', open: processInstanceId }}
          className={classes.approval}
        >
          {t(state === 'pending' ? 'teams.applications.approval.pending' : 'teams.applications.approval')}
        </PathLink>
      )}
    </div>
  );
}

/** TEAM-26: how an application stands, what was said to it, and the way on. */
export function ApplicationCard({ application }: { application: Application }) {
  const t = useT('share');
  const format = useFormat();
  const { name, portrait, enjoyType, kind, state, desc, topics, reason, answer, createTime } = application;
  const facts = [
    { label: t('teams.form.topics'), text: topics.map(({ topicName }) => topicName).join(' · ') },
    { label: t('teams.form.desc'), text: desc },
    { label: t('teams.apply.reason'), text: reason },
  ].filter(({ text }) => text !== '');
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Face name={name} src={portrait} size={56} isNamed />
        <div className={classes.words}>
          <h2 className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <div className={classes.tags}>
            <EnjoyBadge enjoyType={enjoyType} />
            <span className={classes.soft}>
              {t(`teams.applications.${kind}`, { time: format.dateTime(createTime) })}
            </span>
          </div>
        </div>
        <Tag tone={tones[state]}>{t(`teams.applications.state.${state}`)}</Tag>
      </div>
      {answer && (
        <p className={classes.answer} data-state={state}>
          <strong>{t('teams.applications.answer')}</strong> <bdi>{answer}</bdi>
        </p>
      )}
      <dl className={classes.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Ways application={application} />
    </li>
  );
}
