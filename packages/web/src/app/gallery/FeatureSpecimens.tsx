import { AssistantSpecimens } from './AssistantSpecimens.tsx';
import { FileSpecimens } from './FileSpecimens.tsx';
import { SharingSpecimens } from './SharingSpecimens.tsx';

/** Parts of features that are hard to bring into all their states by hand. */
export function FeatureSpecimens() {
  return (
    <>
      <FileSpecimens />
      <SharingSpecimens />
      <AssistantSpecimens />
    </>
  );
}
