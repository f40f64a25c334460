import { type ComponentType, lazy, Suspense } from 'react';
import type { SlidePageProps } from './slide-page-props.ts';
import classes from './SlidePage.module.css';

/** The pages of documents are drawn by a library of their own weight: it comes with the first slide. */
const PdfSlide: ComponentType<SlidePageProps> = lazy(async () => ({
  default: (await import('./PdfSlide.tsx')).PdfSlide,
}));

/** A page of a document, or a picture as it is. */
export function SlidePage(props: SlidePageProps) {
  const { kind, path, label } = props;
  if (kind === 'picture') return <img className={classes.picture} src={path} alt={label} />;
  return (
    <Suspense fallback={<div className={classes.root} />}>
      <PdfSlide {...props} />
    </Suspense>
  );
}
