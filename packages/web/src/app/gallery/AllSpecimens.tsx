import { ArtSpecimens } from './ArtSpecimens.tsx';
import { ContentSpecimens } from './ContentSpecimens.tsx';
import { DataSpecimens } from './DataSpecimens.tsx';
import { DialogSpecimens } from './DialogSpecimens.tsx';
import { FeatureSpecimens } from './FeatureSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { PeopleSpecimens } from './PeopleSpecimens.tsx';
import { StateSpecimens } from './StateSpecimens.tsx';

export function AllSpecimens() {
  return (
    <>
      <ArtSpecimens />
      <ContentSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
      <DataSpecimens />
      <PeopleSpecimens />
      <DialogSpecimens />
      <FeatureSpecimens />
    </>
  );
}
