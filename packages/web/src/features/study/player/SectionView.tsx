import { ArticleSection } from './ArticleSection.tsx';
import { FileSection } from './FileSection.tsx';
import { LinkSection } from './LinkSection.tsx';
import { SurveySection } from './SurveySection.tsx';
import type { SectionViewProps } from './section-view.ts';

/** A section by its material: a file, a text, a link or a survey. */
export function SectionView(props: SectionViewProps) {
  const { fileId, url, survey } = props.content;
  if (fileId !== null) return <FileSection {...props} fileId={fileId} />;
  if (survey !== null) return <SurveySection {...props} survey={survey} />;
  return url === null ? <ArticleSection {...props} /> : <LinkSection {...props} />;
}
