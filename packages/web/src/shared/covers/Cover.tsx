import type { LucideIcon } from 'lucide-react';
import { LazyImage } from '../../ui/LazyImage.tsx';
import classes from './Cover.module.css';

/** Two things without a picture beside each other should not look alike. */
const tints = 4;
const tintOf = (id: string): number => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints;

function NoCover({ id, icon: Icon }: { id: string; icon: LucideIcon }) {
  return (
    <span className={classes.none} data-tint={tintOf(id)} aria-hidden="true">
      <Icon className={classes.mark} strokeWidth={1.25} />
    </span>
  );
}

type Props = {
  of: { readonly id: string; readonly coverPath: string | null };
  /** Drawn where there is no picture. */
  icon: LucideIcon;
  className?: string | undefined;
};

/** The picture of a live or a course; its name always stands beside it. */
export function Cover({ of: { id, coverPath }, icon, className }: Props) {
  const none = <NoCover id={id} icon={icon} />;
  if (coverPath === null) return <span className={`${classes.place} ${className ?? ''}`}>{none}</span>;
  return <LazyImage src={coverPath} alt="" ratio="16 / 9" className={className} fallback={none} />;
}
