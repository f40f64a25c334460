/** The administration console. */
export const texts = {
  'admin.nav.members': '成员',
  'admin.nav.import': '批量导入',
  'admin.nav.organizations': '组织架构',
  'admin.nav.settings': '参数设置',
  'admin.nav.words': '敏感词',
  'admin.nav.approvals': '审批模板',
  'admin.nav.signIn': '登录方式',
  'admin.nav.audit': '操作日志',
  'admin.nav.health': '运行状况',
  'admin.nav.title': '系统管理',
} as const;
