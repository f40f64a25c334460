import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import { allows, type Session, useSession } from '../../../lib/session.ts';
import { type HelpRole, helpRoles } from './help-article.ts';

const teaches: readonly Capability[] = ['course.create', 'exam.create', 'class.create', 'live.create'];

const has: Readonly<Record<HelpRole, (session: Session) => boolean>> = {
  learner: () => true,
  lecturer: (session) => teaches.some((code) => allows(session, code)),
  director: (session) => allows(session, 'subordinate.view'),
  administrator: ({ menus }) => menus.includes('admin'),
};

/** The roles of whoever reads, from what they may do; the last one is the widest. */
export function useHelpRoles(): readonly HelpRole[] {
  const key = useSession((session) => helpRoles.filter((role) => has[role](session)).join());
  return helpRoles.filter((role) => key.split(',').includes(role));
}
