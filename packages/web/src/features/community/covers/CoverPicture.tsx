import { type CoverKind, isCoverPreset } from '@shuyuan/contract/community/cover-presets';
import { classNames } from '../../../ui/class-names.ts';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import classes from './Cover.module.css';
import { presetIndex, shapeOf } from './cover-shapes.ts';

function Preset({ kind, name }: { kind: CoverKind; name: string }) {
  const index = presetIndex(name);
  return (
    <svg className={classes.preset} data-tint={index} viewBox="0 0 160 90" aria-hidden="true">
      <path
        d={shapeOf(kind, index)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

type Props = {
  kind: CoverKind;
  /** A preset by name, or the address of a picture. */
  path: string;
  className?: string | undefined;
};

/** The cover of a column or a circle; its name always stands beside it. */
export function CoverPicture({ kind, path, className }: Props) {
  if (path === '' || isCoverPreset(kind, path))
    return (
      <span className={classNames(classes.place, className)}>
        <Preset kind={kind} name={path} />
      </span>
    );
  return (
    <LazyImage
      src={path}
      alt=""
      className={classNames(classes.place, className)}
      fallback={<Preset kind={kind} name="" />}
    />
  );
}
