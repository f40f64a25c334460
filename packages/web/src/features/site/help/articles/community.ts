import { type HelpArticle, helpRoles, labelKey, linkTo } from '../help-article.ts';

/** Articles about what colleagues ask, write and pass on, and what it earns and costs. */
export const community = {
  questions: {
    roles: helpRoles,
    places: ['questionDetail', 'publishCreate', 'shareContentDetail'],
    link: linkTo(labelKey('common', 'frame.create.question'), 'publishCreate'),
    labels: { create: labelKey('common', 'frame.create'), accuse: labelKey('share', 'community.accuse.title') },
  },
  publishing: {
    roles: helpRoles,
    places: ['publishCreate', 'publishVideo', 'publishFile'],
    link: linkTo(labelKey('share', 'community.publish.new'), 'publishCreate'),
    labels: {
      create: labelKey('common', 'frame.create'),
      upload: labelKey('common', 'frame.create.upload'),
      submit: labelKey('share', 'community.publish.submit'),
    },
  },
  columns: {
    roles: helpRoles,
    places: ['columnCard', 'columnAdd', 'columnDetail', 'teamColumn', 'teamColumnDetail'],
    link: linkTo(labelKey('share', 'community.column.manage.title'), 'columnCard'),
    labels: {
      subscribe: labelKey('share', 'community.column.subscribe'),
      add: labelKey('share', 'community.column.add'),
    },
  },
  topics: {
    roles: helpRoles,
    places: ['topicList', 'topicDetail', 'knowledgeCommunity', 'myCollection', 'personalHomepage'],
    link: linkTo(labelKey('share', 'topics.list.title'), 'topicList'),
    labels: {
      follow: labelKey('common', 'follow.on'),
      circles: labelKey('share', 'community.circle.title'),
      collection: labelKey('share', 'teams.collection.title'),
    },
  },
  accounts: {
    roles: helpRoles,
    places: [
      'shareIndex',
      'teamContent',
      'memberManage',
      'certificationAccount',
      'certificationAccountAlias',
      'certificationInfo',
    ],
    link: linkTo(labelKey('share', 'teams.index.title'), 'shareIndex'),
    labels: {
      apply: labelKey('share', 'teams.mine.apply'),
      applications: labelKey('share', 'teams.applications.title'),
      invite: labelKey('share', 'teams.invite.title'),
    },
  },
  sharing: {
    roles: helpRoles,
    places: ['shareContentDetail', 'myCollection'],
    link: linkTo(labelKey('sharing', 'sharing.mine.title'), 'myCollection', {}, { tab: 'shares' }),
    labels: {
      share: labelKey('common', 'share.open'),
      link: labelKey('sharing', 'sharing.target.link'),
      poster: labelKey('sharing', 'sharing.target.poster'),
    },
  },
  coins: {
    roles: helpRoles,
    places: ['learncoinManage', 'shareOutput', 'outputDetail', 'shop', 'centerMy/coin', 'centerMy/integral'],
    link: linkTo(labelKey('share', 'ledger.title'), 'learncoinManage'),
    labels: {
      reward: labelKey('share', 'ledger.reward.submit'),
      distribute: labelKey('share', 'ledger.distribute'),
    },
  },
  buying: {
    roles: helpRoles,
    places: ['purchases', 'memberCard'],
    link: linkTo(labelKey('share', 'pricing.mine.title'), 'purchases'),
    labels: { buy: labelKey('share', 'pricing.buy') },
  },
  invoices: {
    roles: helpRoles,
    places: ['orders', 'invoices', 'centerMy/invoice'],
    link: linkTo(labelKey('payments', 'payment.title'), 'orders'),
    labels: {
      order: labelKey('payments', 'payment.new.submit'),
      invoice: labelKey('payments', 'invoice.new'),
      mine: labelKey('centre', 'centre.invoice.title'),
    },
  },
} as const satisfies Record<string, HelpArticle>;
