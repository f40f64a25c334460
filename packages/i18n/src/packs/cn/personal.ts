/** The centre, members, invoices and the assistant. */
export const texts = {
  'centre.nav': '个人中心导航',
  'centre.profile.text': '您的身份、偏好与密码。',
  'centre.profile.title': '我的资料',

  'people.memberType.member': '成员',
  'people.memberType.administrator': '管理员',
  'people.memberType.other': '其他',

  'people.personType.ordinary': '普通用户',
  'zxy.199042': '专家',
  'people.personType.administrator': '管理员',

  'site.invoiceStatus.draft': '草稿',
  'site.invoiceStatus.applied': '已申请',
  'site.invoiceStatus.issuing': '开票中',
  'site.invoiceStatus.issued': '已开票',
  'site.invoiceStatus.rejected': '已驳回',
  'site.invoiceStatus.cancelled': '已取消',

  'zxy.371189988194390016': '请输入您的问题',
} as const;
