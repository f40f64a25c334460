import type { Article } from '@shuyuan/contract/site/page-kinds';
import { readContactForm } from '@shuyuan/contract/site/contact.wire';
import { ContactForm } from '../../features/site/contact/ContactForm.tsx';
import { OptionalPart } from '../../shared/reads/OptionalPart.tsx';
import { useT } from '../../lib/texts.ts';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ArticlePage } from './ArticlePage.tsx';

/** ROUTE-30, ROUTE-31: the pages of the partner site. */
export const PartnerPage = () => <Page name="partner" />;
export const HigherEducationPage = () => <Page name="higherEducation" />;
export const EnterprisePage = () => <Page name="enterprise" />;
export const TvetPage = () => <Page name="tvet" />;
export const InternationalPage = () => <Page name="international" />;
/** D-187: with a letter to the company, where it takes any. */
export const JoinPage = () => (
  <>
    <Page name="join" />
    <OptionalPart endpoint={readContactForm} input={{}}>
      {({ isOpen }) => isOpen && <ContactForm />}
    </OptionalPart>
  </>
);

/** Nothing was written yet: said, so that nobody takes the page for broken. */
function NotWritten() {
  const t = useT('site');
  return (
    <Panel>
      <EmptyState art={<WaitingSeats />} title={t('site.article.none')} text={t('site.article.none.text')} />
    </Panel>
  );
}

function Page({ name }: { name: Exclude<Article, 'about'> }) {
  return <ArticlePage name={name} otherwise={<NotWritten />} />;
}
