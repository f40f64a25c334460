import { Radio } from 'lucide-react';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import classes from './LiveCover.module.css';

/** Two lives without a picture beside each other should not look alike. */
const tints = 4;
const tintOf = (id: string): number => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints;

function NoCover({ id }: { id: string }) {
  return (
    <span className={classes.none} data-tint={tintOf(id)} aria-hidden="true">
      <Radio className={classes.mark} strokeWidth={1.25} />
    </span>
  );
}

type Props = { live: { readonly id: string; readonly coverPath: string | null }; className?: string | undefined };

/** The picture of a live; its name always stands beside it. */
export function LiveCover({ live: { id, coverPath }, className }: Props) {
  if (coverPath === null)
    return (
      <span className={`${classes.place} ${className ?? ''}`}>
        <NoCover id={id} />
      </span>
    );
  return <LazyImage src={coverPath} alt="" ratio="16 / 9" className={className} fallback={<NoCover id={id} />} />;
}
