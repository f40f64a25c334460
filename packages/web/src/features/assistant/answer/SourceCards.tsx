import {
  Columns3,
  ExternalLink,
  FileText,
  GraduationCap,
  Hash,
  LibraryBig,
  type LucideIcon,
  MessageCircleQuestion,
  Radio,
  Route,
  Share2,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { clockText } from '../../../lib/clock-text.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Source } from '../conversation/chat-message.ts';
import classes from './Answer.module.css';
import { type SourcePlace, sourcePlace } from './source-place.ts';

const icons: Record<SourcePlace['kind'], LucideIcon> = {
  question: MessageCircleQuestion,
  post: Share2,
  live: Radio,
  course: GraduationCap,
  subject: Route,
  library: LibraryBig,
  column: Columns3,
  account: Users,
  topic: Hash,
  web: ExternalLink,
  other: FileText,
};

type WayProps = { place: SourcePlace; source: Source; children: ReactNode };

/** The card is the link: to the page in this client, or to the web in a tab of its own. */
function Way({ place, source, children }: WayProps) {
  const moment = { seconds: source.seconds ?? undefined };
  const sheet = { sheet: source.page ?? undefined };
  const given = { className: classes.source, children };
  switch (place.kind) {
    case 'question':
      return <PathLink to="questionDetail" params={{ id: place.id }} {...given} />;
    case 'post':
      return <PathLink to="shareContentDetail" params={{ id: place.id }} {...given} />;
    case 'live':
      return <PathLink to="liveDetail" params={{ id: place.id }} search={moment} {...given} />;
    case 'course':
      return place.section === null ? (
        <PathLink to="course" params={{ id: place.id }} {...given} />
      ) : (
        <PathLink
          to="courseSection"
          params={{ id: place.id, section: place.section }}
          search={{ ...moment, ...sheet }}
          {...given}
        />
      );
    case 'subject':
      return <PathLink to="subject" params={{ id: place.id }} {...given} />;
    case 'library':
      return <PathLink to="knowledgeDetail" params={{ id: place.id }} search={sheet} {...given} />;
    case 'column':
      return <PathLink to="teamColumnDetail" search={{ id: place.id }} {...given} />;
    case 'account':
      return <PathLink to="teamContent" params={{ id: place.id }} {...given} />;
    case 'topic':
      return <PathLink to="topicDetail" params={{ id: place.id }} {...given} />;
    case 'web':
      return (
        <a href={place.url} target="_blank" rel="noopener noreferrer" className={classes.source}>
          {children}
        </a>
      );
    default:
      return <div {...given} />;
  }
}

function SourceCard({ source, number }: { source: Source; number: number }) {
  const t = useT('assistant');
  const place = sourcePlace(source);
  const Icon = icons[place.kind];
  const kind =
    place.kind === 'web' ? t('assistant.source.web', { host: place.host }) : t(`assistant.source.${place.kind}`);
  return (
    <Way place={place} source={source}>
      <span className={classes.sourceTitle}>
        <span className={classes.sourceNumber}>{number}</span>
        <bdi>{source.title}</bdi>
      </span>
      <span className={classes.sourceKind}>
        <Icon size={14} aria-hidden />
        {kind}
        {source.seconds !== null && <> · {t('assistant.source.at', { time: clockText(source.seconds) })}</>}
        {source.page && <> · {t('assistant.source.onPage', { page: source.page })}</>}
      </span>
      {source.quote && (
        <span className={classes.quote} dir="auto">
          {source.quote}
        </span>
      )}
    </Way>
  );
}

type Props = { sources: readonly Source[]; idOf: (number: number) => string };

export function SourceCards({ sources, idOf }: Props) {
  const t = useT('assistant');
  if (sources.length === 0) return null;
  return (
    <section className={classes.sources} aria-label={t('assistant.sources')}>
      <h3 className={classes.sourcesTitle}>{t('assistant.sources')}</h3>
      <ol className={classes.sourceList}>
        {sources.map((source, index) => (
          // Numbered by their order, which the marks of the text name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} id={idOf(index + 1)}>
            <SourceCard source={source} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
