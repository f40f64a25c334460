import { PictureSpecimens } from './PictureSpecimens.tsx';
import { ViewerSpecimens } from './ViewerSpecimens.tsx';

/** The parts of files: pictures, and the viewers of everything else. */
export function FileSpecimens() {
  return (
    <>
      <PictureSpecimens />
      <ViewerSpecimens />
    </>
  );
}
