import { Check } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import cover from '../Cover.module.css';
import classes from './Library.module.css';
import { LibraryPicture } from './LibraryPicture.tsx';
import { type LibraryMaterial, useMaterialName } from './material.ts';

type Props = {
  materials: readonly LibraryMaterial[];
  chosenId: string | null;
  onChoose: (material: LibraryMaterial) => void;
};

/** Every picture as a choice; its name is read out and shown on hover. */
export function LibraryGrid({ materials, chosenId, onChoose }: Props) {
  const t = useT('share');
  const nameOf = useMaterialName();
  const group = useId();
  if (materials.length === 0)
    return <EmptyState title={t('community.library.empty.title')} text={t('community.library.empty.text')} />;
  return (
    <fieldset className={cover.field} aria-label={t('community.library.pictures')}>
      <div className={classes.grid}>
        {materials.map((material) => {
          const [name, isChosen] = [nameOf(material), material.id === chosenId];
          return (
            <label key={material.id} className={cover.choice} title={name}>
              <input
                type="radio"
                name={group}
                aria-label={name}
                checked={isChosen}
                onChange={() => onChoose(material)}
              />
              <LibraryPicture material={material} />
              {isChosen && (
                <span className={cover.tick} aria-hidden="true">
                  <Check size={14} strokeWidth={3} />
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
