import { conversionStates } from '@shuyuan/contract/files/conversion';
import type { ReactNode } from 'react';
import { AudioPlayer, BookReader, PdfViewer, VideoPlayer } from '../../shared/files/viewers/lazy-viewers.tsx';
import { FilePreview } from '../../shared/files/viewers/preview/FilePreview.tsx';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useSearchParams } from '../../lib/route-values.ts';
import { tabSlot } from '../../lib/storage.ts';
import { useT } from '../../lib/texts.ts';
import { languageNames } from '../../ui/language-names.ts';
import { samples } from './samples.ts';
import { Grid, Row, Specimen } from './Specimen.tsx';

const viewers = ['pdf', 'video', 'stream', 'audio', 'book', 'vertical', 'picture', 'states'] as const;
type Viewer = (typeof viewers)[number];

const tracks = [
  { address: samples.subtitlesCn, language: 'zh', label: languageNames.cn },
  { address: samples.subtitlesEn, language: 'en', label: languageNames.en },
];

/** Kept for the tab, so that a reload shows how a viewer goes on where one stopped. */
function memoryOf(viewer: Viewer) {
  const slot = tabSlot(`shuyuan.gallery.${viewer}`);
  const number = (): number | undefined => (slot.read() === null ? undefined : Number(slot.read()));
  return {
    text: { position: slot.read() ?? undefined, onPosition: slot.write },
    number: { position: number(), onPosition: (value: number) => slot.write(String(value)) },
  };
}

/** Nothing stands at this address: what a stream does when its token has run out for good. */
let asked = 0;
const streamAddress = () => Promise.resolve(`gallery-stream/index.m3u8?token=${(asked += 1)}`);

const file = { path: samples.pdf, previewPath: null, previewType: null, position: null } as const;

function Shown({ viewer, name }: { viewer: Viewer; name: string }): ReactNode {
  const memory = memoryOf(viewer);
  switch (viewer) {
    case 'pdf':
      return <PdfViewer name={name} address={samples.pdf} download={samples.pdf} {...memory.number} />;
    case 'video':
      return (
        <VideoPlayer name={name} address={() => Promise.resolve(samples.video)} tracks={tracks} {...memory.number} />
      );
    case 'stream':
      return <VideoPlayer name={name} kind="hls" address={streamAddress} {...memory.number} />;
    case 'audio':
      return <AudioPlayer name={name} address={() => Promise.resolve(samples.audio)} {...memory.number} />;
    case 'book':
      return <BookReader name={name} address={samples.book} download={samples.book} {...memory.text} />;
    case 'vertical':
      return <BookReader name={name} address={samples.verticalBook} {...memory.text} />;
    case 'picture':
      return (
        <FilePreview
          file={{
            ...file,
            name,
            conversion: 'none',
            canDownload: true,
            previewPath: 'faces/01.svg',
            previewType: 'picture',
          }}
        />
      );
    default:
      return (
        <Grid>
          {conversionStates.map((conversion) => (
            <FilePreview
              key={conversion}
              file={{ ...file, name, conversion, canDownload: conversion !== 'ready' }}
              onAskAgain={() => undefined}
            />
          ))}
        </Grid>
      );
  }
}

/** The viewers of files. They are heavy, so the address says which of them is shown: `?viewer=pdf`. */
export function ViewerSpecimens() {
  const t = useT('dev');
  const { viewer: wanted } = useSearchParams();
  const viewer = viewers.find((known) => known === wanted);
  return (
    <Specimen title={t('gallery.section.viewers')}>
      <Row>
        {viewers.map((known) => (
          <PathLink
            key={known}
            to="gallery"
            search={{ viewer: known }}
            aria-current={known === viewer ? 'page' : undefined}
          >
            {t(`gallery.viewer.${known}`)}
          </PathLink>
        ))}
      </Row>
      {viewer && <Shown key={viewer} viewer={viewer} name={t('gallery.viewer.sample')} />}
    </Specimen>
  );
}
