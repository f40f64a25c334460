import type { AssignmentState } from '@shuyuan/contract/assignments/assignment-states';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import classes from '../manage/Assignments.module.css';

type Props = {
  rule: { readonly id: string; readonly title: string; readonly state: AssignmentState };
  day?: string;
};

/** The way to the people of a rule; a draft has none and opens its form. */
export function RuleLink({ rule: { id, title, state }, day }: Props) {
  const search = state === 'draft' ? { edit: id } : { rule: id, day: day || undefined };
  return (
    <PathLink to="centerMy" params={{ name: 'assignments' }} search={search} className={classes.name}>
      <bdi>{title}</bdi>
    </PathLink>
  );
}
