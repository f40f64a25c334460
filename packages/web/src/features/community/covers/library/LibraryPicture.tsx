import { classNames } from '../../../../ui/class-names.ts';
import { LazyImage } from '../../../../ui/LazyImage.tsx';
import { drawingOf } from './cloud-drawings.ts';
import classes from './Library.module.css';
import { isCloud, type LibraryMaterial } from './material.ts';

function Drawn({ material }: { material: LibraryMaterial }) {
  const { layers, at, tint, ground } = drawingOf(material);
  return (
    <svg
      className={classes.drawn}
      viewBox="0 0 160 90"
      aria-hidden="true"
      style={{ color: tint, background: `linear-gradient(135deg, ${ground[0]}, ${ground[1]})` }}
    >
      <g transform={`translate(${at.x} ${at.y}) scale(${at.scale})`} strokeLinecap="round" strokeLinejoin="round">
        {layers.map(({ path, isFilled, opacity }) => (
          <path
            key={path}
            d={path}
            opacity={opacity}
            fill={isFilled ? 'currentColor' : 'none'}
            stroke={isFilled ? 'none' : 'currentColor'}
            strokeWidth="2"
          />
        ))}
      </g>
    </svg>
  );
}

type Props = { material: LibraryMaterial; className?: string | undefined };

/** A picture of either library; its name always stands beside it. */
export function LibraryPicture({ material, className }: Props) {
  const place = classNames(classes.place, className);
  if (!isCloud(material)) return <LazyImage key={material.path} src={material.path} alt="" className={place} />;
  return (
    <span className={place}>
      <Drawn material={material} />
    </span>
  );
}
