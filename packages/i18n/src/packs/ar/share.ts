import type { texts as source } from '../cn/share.ts';

export const texts = {
  'teams.memberType.owner': 'المالك',
  'teams.memberType.administrator': 'مسؤول',
  'teams.memberType.member': 'عضو',
  'teams.enjoyType.expert': 'خبير',
  'teams.enjoyType.team': 'فريق',
  'teams.enjoyType.official': 'رسمي',

  'sharing.shareType.course': 'دورة',
  'sharing.shareType.subject': 'برنامج موضوعي',
  'sharing.shareType.exam': 'اختبار',
  'sharing.shareType.research': 'استبيان',
  'sharing.shareType.live': 'بث مباشر',
  'sharing.shareType.class': 'صف تدريبي',
  'sharing.shareType.knowledge': 'مادة معرفية',
  'sharing.shareType.question': 'سؤال',
  'sharing.shareType.askShare': 'منشور تمت مشاركته',
  'sharing.shareType.discussion': 'نقاش',
  'sharing.shareType.shareContent': 'محتوى تمت مشاركته',
  'sharing.shareType.positionStudy': 'تعلّم حسب الوظيفة',
  'sharing.shareType.column': 'عمود',
  'sharing.shareType.teamAccount': 'حساب الفريق',
} satisfies Record<keyof typeof source, string>;
