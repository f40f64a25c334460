import type { texts as source } from '../cn/help.ts';

export const texts = {
  'help.title': 'Centre d’aide',
  'help.lead': 'Des réponses brèves aux questions courantes ; chacune vous mène au bon endroit.',
  'help.everyone': 'Au quotidien',
  'help.administrators': 'Pour les administrateurs',
  'help.contact.title': 'Pas de réponse ici ?',
  'help.contact.text':
    'Adressez-vous à l’administrateur de votre organisation. Si une erreur affichait un numéro de requête, joignez-le : la cause se trouve plus vite.',
  'help.password.question': 'Comment changer mon mot de passe, et si je l’ai oublié ?',
  'help.password.answer':
    'Changez-le dans votre profil ; vos autres appareils sont alors déconnectés. En cas d’oubli, demandez à un administrateur de le réinitialiser : vous recevez un mot de passe à usage unique et choisissez le vôtre après la connexion.',
  'help.language.question': 'Comment changer la langue et l’apparence ?',
  'help.language.answer':
    'Ouvrez le menu derrière votre photo, en haut, et choisissez « Langue » ou « Apparence ». Votre choix est conservé avec votre compte, sur tous vos appareils.',
  'help.approvals.question': 'Comment faire une demande, et où en est-elle ?',
  'help.approvals.answer':
    'Lancez une demande dans « Mes approbations ». Ouvrez-en une pour voir qui décide à chaque étape, quand, et avec quel commentaire. Une demande renvoyée peut être modifiée et soumise de nouveau.',
  'help.deputy.question': 'Qui décide pendant mon absence ?',
  'help.deputy.answer':
    'Désignez un suppléant et les dates dans « Mes approbations ». Pendant ce temps, il peut décider à votre place, et l’historique indique pour qui.',
  'help.notices.question': 'Je reçois trop de notifications, ou trop peu',
  'help.notices.answer':
    'Dans les réglages des notifications, choisissez pour chaque catégorie si vous la voulez ici, par e-mail, ou les deux.',
  'help.sessions.question': 'Comment me déconnecter des autres appareils ?',
  'help.sessions.answer':
    'La page des appareils liste tous les navigateurs où vous êtes connecté. Fermez-en un, ou tous sauf celui-ci.',
  'help.keyboard.question': 'Puis-je tout faire au clavier ?',
  'help.keyboard.answer':
    'Oui. La touche Tab fait avancer, et sa première étape mène au contenu. Les flèches parcourent menus et listes ; Échap ferme les dialogues.',
  'help.members.question': 'Comment ajouter des membres ?',
  'help.members.answer':
    'Créez-les un par un sur la page des membres, ou importez un tableau CSV. Chaque ligne est d’abord vérifiée, et rien n’est écrit tant que toutes ne sont pas correctes.',
  'help.settings.question': 'Pourquoi un paramètre a-t-il changé plus bas ?',
  'help.settings.answer':
    'Les paramètres s’héritent le long de l’arbre : sans valeur propre, une organisation prend celle de la plus proche au-dessus. Chaque paramètre indique d’où vient sa valeur et garde son historique.',
  'help.audit.question': 'Qui a changé quoi, et quand ?',
  'help.audit.answer':
    'Le journal d’audit garde chaque acte d’administration, avec l’état avant et après. Filtrez-le par personne, action et date.',
} as const satisfies Record<keyof typeof source, string>;
