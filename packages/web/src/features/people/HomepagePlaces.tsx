import type { ComponentType } from 'react';
import { Followers } from './Followers.tsx';
import classes from './PersonalHomepage.module.css';

type Part = ComponentType<{ memberId: string }>;
type Props = { memberId: string; Questions: Part; Columns: Part };

/** D-097: what a person asked and wrote, and who follows them. */
export function HomepagePlaces({ memberId, Questions, Columns }: Props) {
  return (
    <div className={classes.places}>
      <Questions memberId={memberId} />
      <Columns memberId={memberId} />
      <Followers memberId={memberId} />
    </div>
  );
}
