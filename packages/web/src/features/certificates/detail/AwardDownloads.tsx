import { BadgeDownload } from './BadgeDownload.tsx';
import { PdfDownload } from './PdfDownload.tsx';

type Props = { award: { readonly id: string; readonly number: string } };

/** An award to print, and to show elsewhere. */
export function AwardDownloads({ award }: Props) {
  return (
    <>
      <PdfDownload award={award} />
      <BadgeDownload award={award} />
    </>
  );
}
