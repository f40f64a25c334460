import { Button } from '@mantine/core';
import { externalCommunity } from '@shuyuan/contract/live/community.wire';
import { externalManage } from '@shuyuan/contract/live/manage.wire';
import { useEffect, useEffectEvent } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { LiveDetail } from './detail/live-detail.ts';
import classes from './OpenActivityPage.module.css';

/** Goes on by itself, once; the button is for a browser or a supplier that did not. */
export function OpenActivity({ live: { id, subject, isManaged } }: { live: LiveDetail }) {
  const t = useT('activity');
  const door = isManaged ? externalManage.enterUrl : externalCommunity.enter;
  const opening = useWrite(door, {
    isOfEntering: true,
    onSuccess: ({ webUrl }) => window.location.assign(webUrl),
  });
  const open = useEffectEvent(() => opening.mutate({ id }));
  useEffect(() => open(), []);
  return (
    <EmptyState
      size="page"
      title={<span className={classes.subject}>{subject}</span>}
      text={t('live.detail.opening.text')}
      action={
        <div className={classes.actions}>
          <Button loading={opening.isPending} onClick={() => opening.mutate({ id })}>
            {t('live.detail.enter')}
          </Button>
          <PathLink to="activityDetail" params={{ id }}>
            {t('live.detail.opening.back')}
          </PathLink>
        </div>
      }
    />
  );
}
