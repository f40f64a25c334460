import type { texts as source } from '../cn/share.ts';

export const texts = {
  'teams.memberType.owner': 'Propriétaire',
  'teams.memberType.administrator': 'Administrateur',
  'teams.memberType.member': 'Membre',
  'teams.enjoyType.expert': 'Expert',
  'teams.enjoyType.team': 'Équipe',
  'teams.enjoyType.official': 'Officiel',

  'sharing.shareType.course': 'Cours',
  'sharing.shareType.subject': 'Parcours thématique',
  'sharing.shareType.exam': 'Examen',
  'sharing.shareType.research': 'Enquête',
  'sharing.shareType.live': 'Direct',
  'sharing.shareType.class': 'Formation',
  'sharing.shareType.knowledge': 'Fiche de connaissances',
  'sharing.shareType.question': 'Question',
  'sharing.shareType.askShare': 'Publication partagée',
  'sharing.shareType.discussion': 'Discussion',
  'sharing.shareType.shareContent': 'Contenu partagé',
  'sharing.shareType.positionStudy': 'Parcours métier',
  'sharing.shareType.column': 'Rubrique',
  'sharing.shareType.teamAccount': 'Compte d’équipe',
} satisfies Record<keyof typeof source, string>;
