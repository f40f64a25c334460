import { Button } from '@mantine/core';
import { clientsOf, LiveIdentity, UrlType } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { presentError } from '../../../../lib/present-error.ts';
import { useT } from '../../../../lib/texts.ts';
import { communityOf, manageOf } from '../../calls-of.ts';
import { EntryOffer } from '../../enter/EntryOffer.tsx';
import { type Entry, useEntering } from '../../enter/use-entering.ts';
import type { LiveDetail } from './live-detail.ts';

type Door = 'host' | 'lecture' | 'assist' | 'enter';

/** The server gave an address for every part the reader has (D-053); the nearest to the stage comes first. */
function doorsOf(live: LiveDetail): readonly Door[] {
  if (live.isManaged) return ['host', 'enter'];
  if (live.panelistJoinUrl !== null) return ['lecture', 'enter'];
  return live.liveIsAssistant ? ['assist', 'enter'] : ['enter'];
}

const askAt: Record<Door, (live: LiveDetail) => Promise<Entry>> = {
  host: ({ id, supplier }) => call(manageOf(supplier).enterUrl, { id, urlType: UrlType.host }),
  lecture: ({ id, supplier }) => call(manageOf(supplier).enterUrl, { id, urlType: UrlType.lecturer }),
  assist: ({ id, supplier }) =>
    call(manageOf(supplier).assistantEntryLink, {
      id,
      identity: LiveIdentity.assistant,
      urlType: UrlType.assistant,
      clients: clientsOf(navigator.platform),
    }),
  enter: ({ id, supplier }) => call(communityOf(supplier).enter, { id }),
};

/** LIVE-ROOM-10: into the room, as whoever one is in it. */
export function EnterButtons({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const { enter, offered, forget } = useEntering();
  const [asked, setAsked] = useState<Door | null>(null);
  const open = async (door: Door): Promise<void> => {
    setAsked(door);
    try {
      await enter(await askAt[door](live));
    } catch (error) {
      presentError(error, [], 'action');
    } finally {
      setAsked(null);
    }
  };
  const isOn = live.status === LiveStatus.running;
  return (
    <>
      {doorsOf(live).map((door, index) => (
        <Button
          key={door}
          variant={index === 0 ? 'filled' : 'default'}
          {...(index === 0 && isOn && { color: 'cinnabar' })}
          leftSection={<DoorOpen size={16} aria-hidden />}
          loading={asked === door}
          onClick={() => void open(door)}
        >
          {t(`live.detail.${door}`)}
        </Button>
      ))}
      <EntryOffer offered={offered} onClose={forget} />
    </>
  );
}
