import { AboutPage } from '../../features/site/AboutPage.tsx';
import { ArticlePage } from './ArticlePage.tsx';

/** About the company, as far as it has written about itself; else about the product. */
export const AboutRoute = () => <ArticlePage name="about" otherwise={<AboutPage />} />;
