import { readPreview, readStreamToken } from '@shuyuan/contract/files/files.wire';
import { useState } from 'react';
import { isInMaking, pollMs } from '../../../shared/files/is-in-making.ts';
import { usePosition } from '../../../shared/files/use-position.ts';
import { FilePreview } from '../../../shared/files/viewers/preview/FilePreview.tsx';
import { call } from '../../../lib/call.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';

type Props = { fileId: string; name: string };

/** A film or a document of something published, in the viewer of its kind, on from where one stopped. */
export function FileOfQuestion({ fileId, name }: Props) {
  const t = useT('files');
  const savePosition = usePosition(fileId);
  const preview = useRead(
    readPreview,
    { fileId },
    {
      claims: 'notices',
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (state.data && isInMaking(state.data.conversion) ? pollMs : false),
    },
  );
  const { data } = preview;
  // What one began to watch stays, and where one began: news of a conversion must not start it anew.
  const [shown, setShown] = useState(data);
  if (data && (!shown || (shown.previewPath === null && data.previewPath !== null))) setShown(data);
  return (
    <ReadStates read={preview} failed={t('files.preview.failed')} shape="cards" count={1}>
      {(file) => {
        const { previewPath, previewType, position } = shown ?? file;
        const stream = async () => (await call(readStreamToken, { fileId })).url;
        return (
          <FilePreview
            file={{ ...file, name, previewPath, previewType, position }}
            address={previewType === 'hls' ? stream : undefined}
            onPosition={savePosition}
          />
        );
      }}
    </ReadStates>
  );
}
