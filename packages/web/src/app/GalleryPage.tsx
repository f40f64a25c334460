import { useT } from '../lib/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ArtSpecimens } from './gallery/ArtSpecimens.tsx';
import { ContentSpecimens } from './gallery/ContentSpecimens.tsx';
import { DataSpecimens } from './gallery/DataSpecimens.tsx';
import { DialogSpecimens } from './gallery/DialogSpecimens.tsx';
import { FeatureSpecimens } from './gallery/FeatureSpecimens.tsx';
import { FieldSpecimens } from './gallery/FieldSpecimens.tsx';
import { GalleryChoices } from './gallery/GalleryChoices.tsx';
import { PeopleSpecimens } from './gallery/PeopleSpecimens.tsx';
import { StateSpecimens } from './gallery/StateSpecimens.tsx';
import classes from './GalleryPage.module.css';

/** Every part of `ui/` in all its states; visited by people who design and by the accessibility journeys. */
export function GalleryPage() {
  const t = useT('dev');
  return (
    <main className={classes.root}>
      <PageTitle title={t('gallery.title')} description={t('gallery.subtitle')} actions={<GalleryChoices />} />
      <div className={classes.shelves}>
        <ArtSpecimens />
        <ContentSpecimens />
        <FieldSpecimens />
        <StateSpecimens />
        <DataSpecimens />
        <PeopleSpecimens />
        <DialogSpecimens />
        <FeatureSpecimens />
      </div>
    </main>
  );
}
