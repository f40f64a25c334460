import { Button } from '@mantine/core';
import { drawSpotCheck } from '@shuyuan/contract/training/attendance.wire';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from '../Manage.module.css';
import { SpotCheckPerson } from './SpotCheckPerson.tsx';

function DrawnPeople({ meetingId }: { meetingId: string }) {
  const t = useT('teaching');
  // One draw stays until another is asked for: who was confirmed is not replaced unseen.
  const read = useRead(drawSpotCheck, { meetingId }, { claims: 'notices', staleTime: Infinity });
  return (
    <Stack gap={8}>
      <ReadStates read={read} failed={t('teaching.spot.failed')} shape="list" count={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('teaching.spot.none')} />
          ) : (
            <Stack as="ul" gap={8}>
              {items.map((person) => (
                <SpotCheckPerson key={person.memberId} meetingId={meetingId} person={person} />
              ))}
            </Stack>
          )
        }
      </ReadStates>
      <div>
        <Button variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
          {t('teaching.spot.again')}
        </Button>
      </div>
    </Stack>
  );
}

/** ENUM-11: a code can be sent on as a photo, so its lecturer looks for some of those it checked in. */
export function SpotCheck({ meetingId }: { meetingId: string }) {
  const t = useT('teaching');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.code}>
      <HintText>{t('teaching.spot.hint')}</HintText>
      {isOpen ? (
        <DrawnPeople meetingId={meetingId} />
      ) : (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t('teaching.spot.open')}
        </Button>
      )}
    </div>
  );
}
