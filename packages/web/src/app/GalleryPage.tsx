import { useSearchParams } from '../lib/route-values.ts';
import { useT } from '../lib/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { AllSpecimens } from './gallery/AllSpecimens.tsx';
import { GalleryChoices } from './gallery/GalleryChoices.tsx';
import { ViewerSpecimens } from './gallery/ViewerSpecimens.tsx';
import classes from './GalleryPage.module.css';

/**
 * Every part of `ui/` in all its states; visited by people who design and by the accessibility journeys. A viewer of files
 * is heavy enough alone: an address that names one shows nothing else.
 */
export function GalleryPage() {
  const t = useT('dev');
  const { viewer } = useSearchParams();
  return (
    <main className={classes.root}>
      <PageTitle title={t('gallery.title')} description={t('gallery.subtitle')} actions={<GalleryChoices />} />
      <div className={classes.shelves}>{viewer === undefined ? <AllSpecimens /> : <ViewerSpecimens />}</div>
    </main>
  );
}
