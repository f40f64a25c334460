import type { texts as source } from '../cn/share.ts';

export const texts = {
  'teams.memberType.owner': 'Owner',
  'teams.memberType.administrator': 'Administrator',
  'teams.memberType.member': 'Member',
  'teams.enjoyType.expert': 'Expert',
  'teams.enjoyType.team': 'Team',
  'teams.enjoyType.official': 'Official',

  'sharing.shareType.course': 'Course',
  'sharing.shareType.subject': 'Subject',
  'sharing.shareType.exam': 'Exam',
  'sharing.shareType.research': 'Survey',
  'sharing.shareType.live': 'Live session',
  'sharing.shareType.class': 'Training class',
  'sharing.shareType.knowledge': 'Knowledge item',
  'sharing.shareType.question': 'Question',
  'sharing.shareType.askShare': 'Shared post',
  'sharing.shareType.discussion': 'Discussion',
  'sharing.shareType.shareContent': 'Shared content',
  'sharing.shareType.positionStudy': 'Job-based learning',
  'sharing.shareType.column': 'Column',
  'sharing.shareType.teamAccount': 'Team account',
} satisfies Record<keyof typeof source, string>;
