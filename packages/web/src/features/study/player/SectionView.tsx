import { ArticleSection } from './ArticleSection.tsx';
import { FileSection } from './FileSection.tsx';
import { LinkSection } from './LinkSection.tsx';
import type { SectionViewProps } from './section-view.ts';

/** A section by its material: a file, a text or a link. */
export function SectionView(props: SectionViewProps) {
  const { fileId, url } = props.content;
  if (fileId !== null) return <FileSection {...props} fileId={fileId} />;
  return url === null ? <ArticleSection {...props} /> : <LinkSection {...props} />;
}
