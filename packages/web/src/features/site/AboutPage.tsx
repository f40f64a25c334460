import {
  BookOpenText,
  Bot,
  Coins,
  Globe2,
  GraduationCap,
  HeartHandshake,
  type LucideIcon,
  MessagesSquare,
  Radio,
  Route,
  ServerCog,
} from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import { BooksAndTea } from '../../ui/art/EmptyArt.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import classes from './AboutPage.module.css';

const areas = [
  { name: 'learn', icon: GraduationCap },
  { name: 'live', icon: Radio },
  { name: 'community', icon: MessagesSquare },
  { name: 'path', icon: Route },
  { name: 'assistant', icon: Bot },
  { name: 'ledger', icon: Coins },
] as const satisfies readonly { name: string; icon: LucideIcon }[];

const promises = [
  { name: 'honest', icon: HeartHandshake },
  { name: 'data', icon: ServerCog },
  { name: 'access', icon: Globe2 },
] as const satisfies readonly { name: string; icon: LucideIcon }[];

/** What the product is and what it stands for; open to visitors. */
export function AboutPage() {
  const t = useT('common');
  return (
    <article className={classes.root}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{t('about.title')}</h1>
          <p className={classes.lead}>{t('about.lead')}</p>
        </div>
        <BooksAndTea />
      </header>
      <section className={classes.section}>
        <SectionHeader title={t('about.areas')} />
        <ul className={classes.areas}>
          {areas.map(({ name, icon: Icon }) => (
            <li key={name} className={classes.area}>
              <Icon size={22} aria-hidden className={classes.icon} />
              <h3>{t(`about.area.${name}.title`)}</h3>
              <p>{t(`about.area.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.origin}>
        <SectionHeader title={t('about.origin.title')} icon={<BookOpenText />} />
        <p>{t('about.origin.text')}</p>
      </section>
      <section className={classes.section}>
        <SectionHeader title={t('about.promises')} />
        <ul className={classes.promises}>
          {promises.map(({ name, icon: Icon }) => (
            <li key={name}>
              <Icon size={22} aria-hidden className={classes.icon} />
              <h3>{t(`about.promise.${name}.title`)}</h3>
              <p>{t(`about.promise.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
