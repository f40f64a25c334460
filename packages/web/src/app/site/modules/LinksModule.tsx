import { textIn } from '@shuyuan/contract/site/local-text';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { Link2 } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useModuleTitle } from '../module-title.ts';
import { useReadingLanguage } from '../use-reading-language.ts';
import classes from './Modules.module.css';
import { TargetLink } from './TargetLink.tsx';

export function LinksModule({ module: { items } }: { module: PageModule }) {
  const t = useT('site');
  const language = useReadingLanguage();
  const title = useModuleTitle(t('site.kind.links'));
  // Two links may lead to one page.
  const links = items
    .map((item, at) => ({ ...item, key: `${at} ${item.target}` }))
    .filter(({ target }) => target !== '');
  if (links.length === 0) return null;
  return (
    <Panel title={title} icon={<Link2 />}>
      <ul className={classes.links}>
        {links.map(({ key, text, target }) => (
          <li key={key}>
            <TargetLink target={target} className={classes.link}>
              <bdi>{textIn(text, language) || target}</bdi>
            </TargetLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
