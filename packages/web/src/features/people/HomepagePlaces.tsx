import { MessageCircleQuestion, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/texts.ts';
import { BlankScroll, OpenTalk } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Followers } from './Followers.tsx';
import classes from './PersonalHomepage.module.css';

type PlaceProps = { name: 'questions' | 'columns'; icon: ReactNode; art: ReactNode };

function Place({ name, icon, art }: PlaceProps) {
  const t = useT('personal');
  return (
    <Panel title={t(`homepage.${name}.title`)} icon={icon}>
      <EmptyState art={art} title={t(`homepage.${name}.empty.title`)} text={t(`homepage.${name}.empty.text`)} />
    </Panel>
  );
}

/** D-097: what a person asked and wrote, and who follows them. */
export function HomepagePlaces({ memberId }: { memberId: string }) {
  return (
    <div className={classes.places}>
      <Place name="questions" icon={<MessageCircleQuestion />} art={<OpenTalk />} />
      <Place name="columns" icon={<NotebookPen />} art={<BlankScroll />} />
      <Followers memberId={memberId} />
    </div>
  );
}
