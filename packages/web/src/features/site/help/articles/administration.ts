import { type HelpArticle, labelKey, linkTo } from '../help-article.ts';

const administrators = ['administrator'] as const;

/** Articles about what administrators keep in order. */
export const administration = {
  members: {
    roles: administrators,
    places: ['adminMembers', 'adminImport', 'adminOrganizations'],
    link: linkTo(labelKey('admin', 'admin.members.title'), 'adminMembers'),
    labels: {
      add: labelKey('admin', 'admin.members.add'),
      import: labelKey('admin', 'admin.import.title'),
      organizations: labelKey('admin', 'admin.organizations.title'),
    },
  },
  settings: {
    roles: administrators,
    places: ['adminSettings'],
    link: linkTo(labelKey('admin', 'admin.settings.title'), 'adminSettings'),
    labels: {
      clear: labelKey('admin', 'admin.settings.clear'),
      reset: labelKey('admin', 'admin.settings.reset'),
    },
  },
  sitePages: {
    roles: administrators,
    places: ['adminPages', 'pageEditor'],
    link: linkTo(labelKey('site', 'site.pages.title'), 'adminPages'),
    labels: {
      add: labelKey('site', 'site.editor.add'),
      save: labelKey('site', 'site.editor.save'),
      publish: labelKey('site', 'site.editor.publish'),
    },
  },
  moderation: {
    roles: administrators,
    places: ['adminModeration', 'adminWords'],
    link: linkTo(labelKey('admin', 'admin.moderation.title'), 'adminModeration'),
    labels: { words: labelKey('admin', 'admin.words.title') },
  },
  vocabulary: {
    roles: administrators,
    places: ['adminTopics', 'adminCircles', 'adminMaterials'],
    link: linkTo(labelKey('admin', 'admin.topics.title'), 'adminTopics'),
    labels: {
      circles: labelKey('admin', 'admin.circles.title'),
      covers: labelKey('admin', 'admin.materials.title'),
    },
  },
  treasury: {
    roles: administrators,
    places: ['adminCoins', 'adminFinance', 'adminCards', 'adminShop', 'adminOrders', 'invoices'],
    link: linkTo(labelKey('admin', 'admin.coins.title'), 'adminCoins'),
    labels: {
      orders: labelKey('admin', 'admin.nav.orders'),
      cards: labelKey('admin', 'admin.cards.title'),
      invoices: labelKey('payments', 'invoice.title'),
    },
  },
  approvalSteps: {
    roles: administrators,
    places: ['adminApprovals'],
    link: linkTo(labelKey('admin', 'admin.nav.approvals'), 'adminApprovals'),
    labels: {
      create: labelKey('admin', 'admin.approvals.create'),
      preview: labelKey('admin', 'admin.approvals.preview'),
    },
  },
  signInMethods: {
    roles: administrators,
    places: ['adminSignIn'],
    link: linkTo(labelKey('admin', 'admin.signIn.title'), 'adminSignIn'),
    labels: {
      test: labelKey('admin', 'admin.signIn.test'),
      token: labelKey('admin', 'admin.signIn.token.add'),
      policy: labelKey('admin', 'admin.signIn.policy.title'),
    },
  },
  messages: {
    roles: administrators,
    places: ['adminTemplates', 'adminWebhooks', 'adminContact'],
    link: linkTo(labelKey('operation', 'templates.title'), 'adminTemplates'),
    labels: {
      robots: labelKey('admin', 'admin.webhooks.title'),
      letters: labelKey('operation', 'contact.title'),
    },
  },
  logs: {
    roles: administrators,
    places: ['adminAudit', 'adminSearch', 'adminRecommend', 'adminHealth'],
    link: linkTo(labelKey('admin', 'admin.audit.title'), 'adminAudit'),
    labels: {
      access: labelKey('admin', 'admin.access.title'),
      behaviour: labelKey('operation', 'behaviour.title'),
      health: labelKey('admin', 'admin.health.title'),
    },
  },
} as const satisfies Record<string, HelpArticle>;
