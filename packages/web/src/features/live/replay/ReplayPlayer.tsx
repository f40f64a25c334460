import { readPreview, readStreamToken } from '@shuyuan/contract/files/files.wire';
import { useState } from 'react';
import { usePosition } from '../../../shared/files/use-position.ts';
import { VideoPlayer } from '../../../shared/files/viewers/lazy-viewers.tsx';
import { numberOfPosition } from '../../../shared/files/viewers/preview/preview-choice.ts';
import { call } from '../../../lib/call.ts';
import { useRead } from '../../../lib/queries.ts';

type Props = { fileId: string; name: string; onElement: (element: HTMLVideoElement | null) => void };

/** The recording of a live: in pieces where they were made, else as it was sent; on from where one stopped. */
export function ReplayPlayer({ fileId, name, onElement }: Props) {
  const { data } = useRead(readPreview, { fileId }, { gcTime: 0, refetchOnWindowFocus: false });
  const savePosition = usePosition(fileId);
  // What one began to watch stays, also when better pieces of it arrive.
  const [first, setFirst] = useState(data);
  if (!first && data) setFirst(data);
  if (!first) return null;
  const isStream = first.previewType === 'hls';
  const address = isStream
    ? async () => (await call(readStreamToken, { fileId })).url
    : () => Promise.resolve(first.path);
  return (
    <VideoPlayer
      name={name}
      kind={isStream ? 'hls' : 'plain'}
      address={address}
      position={numberOfPosition(first.position)}
      onPosition={(seconds) => savePosition(String(seconds))}
      onElement={onElement}
    />
  );
}
