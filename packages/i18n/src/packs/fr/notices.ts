import type { texts as source } from '../cn/notices.ts';

export const texts = {
  'noticeKind.discussion': 'Échanges',
  'noticeKind.discussion.hint': 'Réponses, mentions « J’aime » et mentions de votre nom',
  'noticeKind.reward': 'Récompenses',
  'noticeKind.reward.hint': 'Pièces reçues pour vos contenus',
  'noticeKind.attention': 'Abonnés à votre profil',
  'noticeKind.attention.hint': 'Vos nouveaux abonnés et l’actualité des personnes et des contenus que vous suivez',
  'noticeKind.subscription': 'Abonnements',
  'noticeKind.subscription.hint': 'Nouveautés des rubriques auxquelles vous êtes abonné',
  'noticeKind.approval-waiting': 'À approuver',
  'noticeKind.approval-waiting.hint': 'Demandes qui attendent votre décision',
  'noticeKind.approval-result': 'Résultats d’approbation',
  'noticeKind.approval-result.hint': 'Décisions sur vos demandes',
  'noticeKind.live-reminder': 'Rappels de directs',
  'noticeKind.live-reminder.hint': 'Directs réservés : bientôt, commencés ou annulés',
  'noticeKind.study': 'Apprentissage',
  'noticeKind.study.hint': 'Changements des cours que vous suivez et rappels',
  'noticeKind.moderation': 'Modération',
  'noticeKind.moderation.hint': 'Vos publications validées, retirées ou rétablies',
  'noticeKind.account': 'Compte et sécurité',
  'noticeKind.account.hint': 'Mot de passe réinitialisé, rôles modifiés, etc.',
  'noticeKind.file': 'Fichiers',
  'noticeKind.file.hint': 'Un fichier que vous avez publié n’est visible que par vous',
  'noticeKind.system': 'Annonces',
  'noticeKind.system.hint': 'Annonces de vos administrateurs',

  'notice.discussion.answered': '{{person}} a répondu à votre question « {{title}} »',
  'notice.discussion.replied': '{{person}} vous a répondu dans « {{title}} »',
  'notice.discussion.mentioned': '{{person}} vous a mentionné dans « {{title}} »',
  'notice.discussion.commented': '{{person}} a commenté votre publication « {{title}} »',
  'notice.discussion.commentedForLecturer': '{{person}} a commenté le cours « {{title}} » que vous animez',
  'notice.discussion.liked': '{{person}} aime votre publication « {{title}} »',
  'notice.discussion.likedAnswer': '{{person}} aime votre message dans « {{title}} »',
  'notice.reward.received': '{{person}} a récompensé « {{title}} » : {{amount}}',
  'notice.reward.shared': '« {{team}} » vous a attribué {{amount}} de ses gains',
  'notice.reward.sharedIntegral': '« {{team}} » vous a attribué {{amount}} points',
  'notice.reward.granted': 'La plateforme vous a attribué {{amount}} : {{reason}}',
  'notice.reward.deducted': 'La plateforme a repris {{amount}} sur votre compte : {{reason}}',
  'notice.reward.grantedIntegral': 'La plateforme vous a attribué {{amount}} points : {{reason}}',
  'notice.reward.deductedIntegral': 'La plateforme a repris {{amount}} points sur votre compte : {{reason}}',
  'notice.reward.teamGranted': 'La plateforme a attribué {{amount}} à « {{team}} » : {{reason}}',
  'notice.reward.teamDeducted': 'La plateforme a repris {{amount}} sur le compte de « {{team}} » : {{reason}}',
  'notice.reward.teamGrantedIntegral': 'La plateforme a attribué {{amount}} points à « {{team}} » : {{reason}}',
  'notice.reward.teamDeductedIntegral':
    'La plateforme a repris {{amount}} points sur le compte de « {{team}} » : {{reason}}',
  'notice.reward.reversedIn':
    'Une opération a été contre-passée, {{amount}} ont été recrédités sur votre compte : {{reason}}',
  'notice.reward.reversedOut':
    'Une opération a été contre-passée, {{amount}} ont été repris sur votre compte : {{reason}}',
  'notice.reward.reversedInIntegral':
    'Une opération a été contre-passée, {{amount}} points vous ont été rendus : {{reason}}',
  'notice.reward.reversedOutIntegral':
    'Une opération a été contre-passée, {{amount}} points vous ont été repris : {{reason}}',
  'notice.reward.teamReversedIn':
    'Une opération a été contre-passée, {{amount}} ont été recrédités sur le compte de « {{team}} » : {{reason}}',
  'notice.reward.teamReversedOut':
    'Une opération a été contre-passée, {{amount}} ont été repris sur le compte de « {{team}} » : {{reason}}',
  'notice.reward.teamReversedInIntegral':
    'Une opération a été contre-passée, {{amount}} points ont été rendus à « {{team}} » : {{reason}}',
  'notice.reward.teamReversedOutIntegral':
    'Une opération a été contre-passée, {{amount}} points ont été repris à « {{team}} » : {{reason}}',
  'notice.reward.refunded':
    '« {{title}} », que vous aviez acheté, a été retiré par un modérateur ; {{amount}} vous ont été remboursés',
  'notice.reward.teamRefunded':
    '« {{title}} » a été retiré par un modérateur ; acheteurs remboursés : {{count}}, pour un total de {{amount}}',
  'notice.attention.followed': '{{person}} vous suit désormais',
  'notice.attention.published': '{{person}}, que vous suivez, a publié « {{title}} »',
  'notice.attention.answered': '{{person}} a répondu à « {{title}} », une question que vous suivez',
  'notice.attention.commented': '{{person}} a commenté « {{title}} », que vous suivez',
  'notice.subscription.updated': 'Du nouveau dans la rubrique « {{column}} » : {{title}}',
  'notice.approval-waiting.submitted': '« {{title}} », soumis par {{person}}, attend votre approbation',
  'notice.approval-waiting.delegated': '{{person}} vous demande de décider à sa place de « {{title}} »',
  'notice.approval-waiting.passedOn':
    '« {{title}} » attend désormais votre approbation : {{person}} ne peut plus en décider',
  'notice.approval-waiting.reassigned': '{{person}} vous a confié la décision sur « {{title}} »',
  'notice.approval-waiting.takenOver':
    '{{person}} a confié « {{title}} » à quelqu’un d’autre ; vous n’avez plus à en décider',
  'notice.approval-result.agreed': 'Votre demande « {{title}} » a été approuvée',
  'notice.approval-result.refused': 'Votre demande « {{title}} » a été refusée : {{reason}}',
  'notice.live-reminder.soon': 'Le direct « {{title}} » commence le {{startAt}}',
  'notice.live-reminder.started': 'Le direct « {{title}} » a commencé',
  'notice.live-reminder.cancelled': 'Le direct « {{title}} » est annulé',
  'notice.live-reminder.republished': 'Le direct « {{title}} » a de nouveau lieu et commence le {{startAt}}',
  'notice.live-reminder.moved': 'Le direct « {{title}} » commencera désormais le {{startAt}}',
  'notice.live-reminder.overdue':
    'Votre direct « {{title}} » est approuvé, mais son heure de début est passée. Modifiez-la ou commencez maintenant',
  'notice.live-reminder.failed':
    'La salle de votre direct « {{title}} » n’a pas pu être préparée. Vous pouvez le publier à nouveau depuis la gestion des directs',
  'notice.study.homeworkPassed': 'Votre devoir du cours « {{title}} » est validé',
  'notice.study.homeworkReturned': 'Votre devoir du cours « {{title}} » est à refaire ; voyez le commentaire',
  'notice.study.withdrawn': 'Le cours « {{title}} » a été retiré. Votre progression est conservée',
  'notice.study.subjectWithdrawn': 'Le parcours « {{title}} » a été retiré. Votre progression est conservée',
  'notice.study.remindedToBegin': 'Pensez à commencer le cours « {{title}} »',
  'notice.study.remindedToFinish': 'Vous n’avez pas encore terminé le cours « {{title}} »',
  'notice.study.retraining':
    'On vous demande de reprendre le cours « {{title}} ». Vos résultats précédents sont conservés',
  'notice.study.exemptionAsked': 'Une dispense de « {{title}} » est demandée : examinez les justificatifs et décidez',
  'notice.study.exemptionAgreed': 'Votre dispense dans le parcours « {{title}} » a été accordée',
  'notice.study.exemptionRefused':
    'Votre dispense dans le parcours « {{title}} » a été refusée ; la page en donne la raison',
  'notice.moderation.agreed': 'Votre publication « {{title}} » a été validée',
  'notice.moderation.removed': 'Un modérateur a retiré votre publication « {{title}} »',
  'notice.moderation.removedFor': 'Un modérateur a retiré votre publication « {{title}} » : {{reason}}',
  'notice.moderation.restored': 'Votre publication « {{title}} » a été rétablie',
  'notice.moderation.answerRemoved': 'Votre message dans « {{title}} » a été retiré',
  'notice.moderation.removedFromColumn':
    'Un modérateur a retiré « {{title}} » de « {{column}} », rubrique que vous avez achetée ; le reste vous est toujours accessible',
  'notice.moderation.advertisement':
    'Ce que vous avez publié dans « {{title}} » a été retiré après un signalement : publicité',
  'notice.moderation.insult':
    'Ce que vous avez publié dans « {{title}} » a été retiré après un signalement : insultes ou attaques',
  'notice.moderation.false':
    'Ce que vous avez publié dans « {{title}} » a été retiré après un signalement : fausses informations',
  'notice.moderation.secret':
    'Ce que vous avez publié dans « {{title}} » a été retiré après un signalement : informations confidentielles',
  'notice.moderation.copied': 'Ce que vous avez publié dans « {{title}} » a été retiré après un signalement : plagiat',
  'notice.account.passwordReset':
    '{{person}} a réinitialisé votre mot de passe. Si vous n’avez rien demandé, contactez un administrateur.',
  'notice.account.newDevice':
    'Votre compte a été utilisé sur un nouvel appareil : {{device}}, adresse {{address}}, {{signedInAt}}. Si ce n’était pas vous, changez votre mot de passe sans attendre.',
  'notice.account.rolesChanged': '{{person}} a modifié vos rôles. Ils s’appliqueront à la prochaine page ouverte.',
  'notice.file.pictureWithheld':
    'Certaines informations, comme le lieu, n’ont pas pu être retirées de l’image « {{title}} » : vous êtes seul à la voir. Enregistrez-la avec un autre logiciel, puis envoyez-la de nouveau.',
  'notice.file.documentWithheld':
    'Certaines informations, comme l’auteur, n’ont pas pu être retirées de « {{title}} » (le fichier a peut-être un mot de passe) : vous êtes seul à le voir. Envoyez-le sans mot de passe, ou choisissez de conserver ces informations lors de l’envoi.',
  'notice.system.announcement': 'Annonce : {{title}}',

  'notices.all': 'Voir toutes les notifications',
  'notices.empty.text': 'Rappels de directs, réponses à vos questions et approbations s’afficheront ici.',
  'notices.empty.title': 'Aucune notification',
  'notices.failed.text': 'Vérifiez votre connexion, puis réessayez.',
  'notices.failed.title': 'Les notifications n’ont pas pu être chargées',
  'notices.filter': 'Filtrer',
  'notices.filter.all': 'Toutes',
  'notices.filter.unread': 'Non lues',
  'notices.kind': 'Type',
  'notices.kind.all': 'Tous les types',
  'notices.latest': 'Dernières notifications',
  'notices.loading': 'Chargement des notifications',
  'notices.markAll': 'Tout marquer comme lu',
  'notices.markOne': 'Marquer comme lu',
  'notices.none.text': 'Essayez un autre filtre.',
  'notices.none.title': 'Aucune notification ne correspond',
  'notices.settings': 'Réglages des notifications',
  'notices.text': 'Tout ce qui vous concerne, conservé 180 jours.',
  'notices.unread': 'Non lue',

  'notices.preferences.email': 'Courriel',
  'notices.preferences.failed': 'Les réglages n’ont pas pu être chargés',
  'notices.preferences.fixed': 'Concerne votre compte ou le système : ne peut pas être désactivé',
  'notices.preferences.inApp': 'Dans l’application',
  'notices.preferences.mailOff':
    'Aucun serveur de messagerie n’est configuré : aucun courriel n’est envoyé. Vos choix sont conservés.',
  'notices.preferences.mailTo': 'Les courriels sont envoyés à {{address}}',
  'notices.preferences.noAddress':
    'Votre profil n’a pas d’adresse. Demandez à un administrateur d’en ajouter une pour recevoir des courriels.',
  'notices.preferences.saved': 'Réglages enregistrés',
  'notices.preferences.text': 'Choisissez comment chaque type d’information vous parvient. Effet immédiat.',
  'notices.preferences.switch': '{{kind}} : {{channel}}',

  'notices.mail.hello': 'Bonjour {{name}},',
  'notices.mail.open': 'Ouvrir dans Shuyuan',
  'notices.mail.subject': '[Shuyuan] {{kind}} : {{text}}',
  'notices.mail.unsubscribe': 'Modifier les réglages',
  'notices.mail.why': 'Vous recevez ce courriel car ce type de notification est activé pour vous dans Shuyuan.',

  'notices.webhook.test': 'Message d’essai de Shuyuan : le robot « {{name}} » fonctionne',
  'notices.webhook.to': '[Shuyuan] Pour {{names}} : {{text}}',
  'notices.webhook.toMany': '[Shuyuan] Pour {{names}} et d’autres ({{count}} au total) : {{text}}',
  'noticeKind.survey': 'Enquêtes',
  'noticeKind.survey.hint': 'Une enquête vous est proposée ou rappelée',
  'notice.survey.invited': 'Vous êtes invité à répondre à l’enquête « {{title}} »',
  'notice.survey.invitedUntil': 'Vous êtes invité à répondre à l’enquête « {{title}} » avant le {{closesAt}}',
  'notice.survey.reminded': 'Vous n’avez pas encore répondu à l’enquête « {{title}} »',
  'notice.survey.remindedUntil':
    'Vous n’avez pas encore répondu à l’enquête « {{title}} » ; elle se termine le {{closesAt}}',
  'notice.survey.rewarded': 'Merci d’avoir répondu à l’enquête « {{title}} » : {{amount}} vous ont été versés',
  'noticeKind.certificate': 'Certificats',
  'noticeKind.certificate.hint': 'Vous obtenez un certificat, ou l’un d’eux est révoqué',
  'notice.certificate.issued': 'Vous avez obtenu le certificat « {{title}} »',
  'notice.certificate.issuedUntil': 'Vous avez obtenu le certificat « {{title}} », valable jusqu’au {{expiresAt}}',
  'notice.certificate.revoked': 'Votre certificat « {{title}} » a été révoqué : {{reason}}',
  'noticeKind.class': 'Formations',
  'noticeKind.class.hint': 'Vous obtenez une place, êtes ajouté ou retiré, une formation est déplacée ou annulée',
  'notice.class.promoted': 'Une place s’est libérée : vous participez à « {{title}} », qui commence {{startAt}}',
  'notice.class.added': 'Vous avez été inscrit à la formation « {{title}} », qui commence {{startAt}}',
  'notice.class.addedWaiting': 'Vous êtes sur la liste d’attente de « {{title}} », qui commence {{startAt}}',
  'notice.class.removed': 'Vous avez été retiré de la formation « {{title}} » : {{reason}}',
  'notice.class.moved': 'La formation « {{title}} » change d’horaire ou de lieu ; elle commence {{startAt}}',
  'notice.class.cancelled': 'La formation « {{title}} » est annulée : {{reason}}',
  'notice.class.applications': 'Des demandes pour « {{title}} » attendent votre accord',
  'notice.class.approved': 'Votre demande pour « {{title}} » est acceptée ; début {{startAt}}',
  'notice.class.approvedWaiting':
    'Votre demande pour « {{title}} » est acceptée, vous êtes sur la liste d’attente ; début {{startAt}}',
  'notice.class.refused': 'Votre demande pour « {{title}} » est refusée : {{reason}}',
} as const satisfies Record<keyof typeof source, string>;
