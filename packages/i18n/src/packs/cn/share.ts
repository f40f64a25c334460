/** The community: teams and what is shared. */
export const texts = {
  'teams.memberType.owner': '所有者',
  'teams.memberType.administrator': '管理员',
  'teams.memberType.member': '成员',
  'teams.enjoyType.expert': '专家',
  'teams.enjoyType.team': '团队',
  'teams.enjoyType.official': '官方',

  'sharing.shareType.course': '课程',
  'sharing.shareType.subject': '专题',
  'sharing.shareType.exam': '考试',
  'sharing.shareType.research': '调研',
  'sharing.shareType.live': '直播',
  'sharing.shareType.class': '培训班',
  'sharing.shareType.knowledge': '知识',
  'sharing.shareType.question': '问题',
  'sharing.shareType.askShare': '问吧分享',
  'sharing.shareType.discussion': '讨论',
  'sharing.shareType.shareContent': '分享内容',
  'sharing.shareType.positionStudy': '岗位学习',
  'sharing.shareType.column': '专栏',
  'sharing.shareType.teamAccount': '团队账号',
} as const;
