import { textIn } from '@shuyuan/contract/site/local-text';
import type { ModuleItem, PageModule } from '@shuyuan/contract/site/page-modules';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ScrollArea } from '../../../ui/KeyRegion.tsx';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import { useModuleTitle } from '../module-title.ts';
import { useReadingLanguage } from '../use-reading-language.ts';
import classes from './Modules.module.css';
import { TargetLink } from './TargetLink.tsx';

function Slide({ item }: { item: ModuleItem }) {
  const language = useReadingLanguage();
  const text = textIn(item.text, language);
  return (
    <TargetLink target={item.target} className={classes.slide}>
      {item.picturePath !== null && <LazyImage src={item.picturePath} alt={text} ratio="16 / 5" />}
      {text && (
        <span className={classes.words}>
          <bdi>{text}</bdi>
        </span>
      )}
    </TargetLink>
  );
}

/** Pictures beside each other, moved by hand: nothing turns by itself while somebody reads. */
export function BannerModule({ module: { items } }: { module: PageModule }) {
  const t = useT('site');
  const slides = items.filter(({ picturePath, text }) => picturePath !== null || Object.keys(text).length > 0);
  const row = useRef<HTMLDivElement>(null);
  const title = useModuleTitle(t('site.kind.banner'));
  if (slides.length === 0) return null;
  const Scroller = slides.length > 1 ? ScrollArea : 'div';
  const move = (by: 1 | -1): void => {
    const shown = row.current;
    if (!shown) return;
    const direction = getComputedStyle(shown).direction === 'rtl' ? -1 : 1;
    shown.scrollBy({ left: by * direction * shown.clientWidth });
  };
  return (
    <section aria-label={title} className={classes.banner}>
      <Scroller ref={row} className={classes.slides}>
        <ul className={classes.slideList}>
          {slides.map((item) => (
            <li key={JSON.stringify(item)}>
              <Slide item={item} />
            </li>
          ))}
        </ul>
      </Scroller>
      {slides.length > 1 && (
        <span className={classes.turning}>
          <IconButton
            label={t('site.banner.previous')}
            icon={<ChevronLeft size={18} aria-hidden />}
            onClick={() => move(-1)}
          />
          <IconButton
            label={t('site.banner.next')}
            icon={<ChevronRight size={18} aria-hidden />}
            onClick={() => move(1)}
          />
        </span>
      )}
    </section>
  );
}
