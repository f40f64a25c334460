import type { CentreList } from '@shuyuan/contract/centre/centre-lists';
import type { LucideIcon } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './CentreTiles.module.css';
import { useTileNotes } from './use-tile-notes.ts';

type Tile = { readonly name: CentreList; readonly title: string; readonly icon: LucideIcon };
/** D-179: the way to each list, with what waits in it. */
export function CentreTiles({ lists }: { lists: readonly Tile[] }) {
  const t = useT('centre');
  const noteOf = useTileNotes();
  return (
    <Panel title={t('centre.home.lists')}>
      <ul className={classes.tiles}>
        {lists.map(({ name, title, icon: Icon }) => {
          const note = noteOf(name);
          return (
            <li key={name}>
              <PathLink to="centerMy" params={{ name }} className={classes.tile}>
                <span className={classes.icon}>
                  <Icon size={20} aria-hidden />
                </span>
                <span className={classes.words}>
                  <span className={classes.title}>{title}</span>
                  {note && (
                    <span className={classes.note} data-waiting={note.isWaiting}>
                      {note.text}
                    </span>
                  )}
                </span>
              </PathLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
