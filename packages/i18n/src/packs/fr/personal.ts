import type { texts as source } from '../cn/personal.ts';

export const texts = {
  'centre.nav': 'Espace personnel',
  'centre.profile.text': 'Votre identité, vos préférences et votre mot de passe.',
  'centre.profile.title': 'Mon profil',

  'people.memberType.member': 'Membre',
  'people.memberType.administrator': 'Administrateur',
  'people.memberType.other': 'Autre',

  'people.personType.ordinary': 'Utilisateur',
  'zxy.199042': 'Expert',
  'people.personType.administrator': 'Administrateur',

  'site.invoiceStatus.draft': 'Brouillon',
  'site.invoiceStatus.applied': 'Demandée',
  'site.invoiceStatus.issuing': 'En cours d’émission',
  'site.invoiceStatus.issued': 'Émise',
  'site.invoiceStatus.rejected': 'Refusée',
  'site.invoiceStatus.cancelled': 'Annulée',

  'zxy.371189988194390016': 'Veuillez saisir votre question',
} satisfies Record<keyof typeof source, string>;
