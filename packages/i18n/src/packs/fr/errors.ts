import type { texts as source } from '../cn/errors.ts';

export const texts = {
  'lang.1': 'Vous n’avez pas l’autorisation d’effectuer cette action. Au besoin, contactez votre administrateur.',
  'lang.2': 'L’opération a échoué. Veuillez réessayer plus tard.',

  'lang.40101': 'Votre session a expiré. Veuillez vous reconnecter.',
  'lang.40102': 'Cette session n’est plus valide. Veuillez vous reconnecter.',
  'lang.20101': 'Identifiant ou mot de passe incorrect. Veuillez réessayer.',
  'lang.20102':
    'Trop de mots de passe erronés : le compte est temporairement verrouillé. Réessayez dans {{minutes}} min.',
  'lang.20103': 'Ce compte a été suspendu. Veuillez contacter votre administrateur.',
  'lang.20104':
    'Mot de passe trop faible : utilisez au moins 10 caractères, dont 4 différents, sans reprendre votre identifiant.',
  'lang.21150': 'Ce mot de passe est trop courant et facile à deviner. Choisissez-en un autre.',
  'lang.20105': 'Ce mot de passe à usage unique a expiré. Demandez-en un nouveau à votre administrateur.',
  'lang.27101': 'Le mot de passe actuel est incorrect. Réessayez ou demandez à un administrateur de le réinitialiser.',
  'lang.27102': 'Le nouveau mot de passe est identique à l’actuel. Veuillez en choisir un autre.',

  'lang.10400': 'La requête est mal formée. Actualisez la page, puis réessayez.',
  'lang.10404': 'Le contenu demandé n’existe pas ou a été supprimé.',
  'lang.10405': 'Cette action n’est pas prise en charge. Actualisez la page, puis réessayez.',
  'lang.10409': 'Ce contenu a été modifié entre-temps par une autre personne. Actualisez avant de le modifier.',
  'lang.10413': 'L’envoi est trop volumineux. Veuillez l’alléger, puis réessayer.',
  'lang.10415': 'Ce format n’est pas pris en charge. Veuillez en choisir un autre.',
  'lang.10422': 'Certaines informations sont incorrectes. Vérifiez-les, puis validez à nouveau.',
  'lang.10425': 'Votre demande est en cours de traitement. Merci de patienter.',
  'lang.10426': 'Cet envoi diffère du précédent. Actualisez la page, puis recommencez.',
  'lang.10429': 'Vous répétez cette action trop souvent. Patientez un instant, puis réessayez.',
  'lang.418004': 'Éléments impossibles à traiter : {{totalCount}}. Vérifiez-les, puis réessayez.',
  'lang.10500':
    'Une erreur inattendue s’est produite. Réessayez plus tard ; si elle persiste, contactez votre administrateur.',
  'lang.10503': 'Le service est momentanément indisponible. Veuillez réessayer plus tard.',

  'lang.20201': 'L’installation est déjà terminée. Veuillez vous connecter.',
  'lang.20202': 'Code d’installation incorrect. Vérifiez le code affiché au démarrage du serveur.',

  'lang.21101': 'Vous utilisez un mot de passe à usage unique. Veuillez d’abord en définir un nouveau.',

  'lang.26100':
    'Ce mode de connexion est désactivé ou n’existe pas. Revenez à la page de connexion et utilisez-en un autre.',
  'lang.26101':
    'La connexion n’a pas abouti : votre fournisseur d’identité l’a refusée ou le délai est dépassé. Veuillez vous reconnecter.',
  'lang.26102':
    'Votre compte d’entreprise est vérifié, mais vous n’avez pas encore de compte ici. Contactez votre administrateur.',
  'lang.26103':
    'Votre fournisseur d’identité n’a pas confirmé votre adresse e-mail ; elle ne peut pas être rapprochée d’un compte. Contactez votre administrateur.',
  'lang.26104': 'Cette connexion a expiré. Veuillez vous reconnecter.',
  'lang.26105':
    'Votre entreprise a désactivé les mots de passe. Utilisez la connexion d’entreprise de la page de connexion.',
  'lang.26106':
    'Le système d’identité de votre entreprise est injoignable. Réessayez plus tard ou contactez votre administrateur.',
  'lang.26107':
    'Le secret enregistré est illisible ; la clé du serveur a peut-être changé. Un administrateur doit le saisir à nouveau dans « Modes de connexion ».',

  'lang.900005': 'Ce contenu a été supprimé',
  'lang.100005': 'Ce contenu n’est pas encore publié',

  'lang.30117': 'Ce cours ne vous est pas ouvert',
  'lang.30120': 'Ce cours a été retiré',
  'lang.30126': 'Ce cours est complet',
  'lang.30520': 'Vous ne figurez pas parmi les candidats à cet examen',
  'lang.30521': 'Cet examen est terminé',
  'lang.39040': 'Cette fiche de connaissances n’est pas partagée avec vous',
  'lang.40205': 'Vous ne participez pas à cette formation',
  'lang.40206': 'Cette formation est complète',
  'lang.40305': 'Ce direct ne vous est pas ouvert',
  'lang.40308': 'Ce direct est terminé',
  'lang.40309': 'Ce direct a été annulé',
  'lang.40901': 'Cette enquête est close',
  'lang.60104': 'Votre organisation a atteint son nombre maximal de membres',

  'lang.20159':
    'Aucun modèle d’approbation n’est défini : l’envoi est impossible pour l’instant. Veuillez contacter votre administrateur, {{administrator}}',

  'lang.30207': 'Vous avez utilisé toutes vos tentatives pour cet examen.',
  'lang.34008': 'Le prix vient de changer. Vérifiez le nouveau prix avant de continuer.',
  'lang.39011': 'Cette question est close et n’accepte plus de réponses.',
  'lang.39012': 'Cette rubrique compte encore des abonnés payants et ne peut pas être supprimée pour l’instant.',
  'lang.39013': 'Le profil est en cours d’examen. Vous pourrez le modifier de nouveau une fois l’examen terminé.',

  'error.signIn': 'Veuillez d’abord vous connecter.',
  'error.notFound': 'Le contenu demandé n’existe pas.',
  'error.tooLarge': 'L’envoi est trop volumineux. Veuillez l’alléger, puis réessayer.',
  'error.tooFrequent': 'Vous répétez cette action trop souvent. Patientez un instant, puis réessayez.',
  'error.serverBusy': 'Le serveur est surchargé. Veuillez réessayer plus tard.',
  'error.network': 'Problème de réseau. Veuillez vérifier votre connexion.',

  'plain.20102': 'Trop de mots de passe erronés : le compte est temporairement verrouillé. Réessayez plus tard.',
  'plain.20159':
    'Aucun modèle d’approbation n’est défini : l’envoi est impossible pour l’instant. Veuillez contacter votre administrateur.',
  'plain.limit': 'La limite autorisée est dépassée. Réduisez, puis réessayez.',

  'errorPage.ordinary.title': 'Accès momentanément impossible',
  'errorPage.ordinary.explanation': 'Cette page ne peut pas être ouverte pour le moment.',
  'errorPage.ordinary.wayOn': 'Revenez à la page précédente ou poursuivez depuis l’accueil.',
  'errorPage.empty.title': 'Contenu introuvable',
  'errorPage.empty.explanation': 'Le contenu a peut-être été supprimé, annulé ou retiré.',
  'errorPage.empty.wayOn': 'Revenez à la page précédente ou cherchez un autre contenu depuis l’accueil.',
  'errorPage.no-permission.title': 'Accès non autorisé',
  'errorPage.no-permission.explanation': 'Ce contenu est réservé à certaines personnes.',
  'errorPage.no-permission.wayOn': 'Pour y accéder, contactez l’auteur ou votre administrateur.',
  'errorPage.member-limit.title': 'Plus de places disponibles',
  'errorPage.member-limit.explanation': 'Toutes les places sont prises pour le moment.',
  'errorPage.member-limit.wayOn': 'Revenez plus tard ou demandez des places supplémentaires à votre administrateur.',
  'errorPage.back': 'Revenir à la page précédente',
  'errorPage.close': 'Fermer cette fenêtre',
  'errorPage.home': 'Aller à l’accueil',

  'zxy.124105': 'Ce type de fichier n’est pas pris en charge. Veuillez en choisir un autre.',
  'zxy.124106': 'Le nom du fichier ne doit pas contenir de virgule. Renommez le fichier, puis renvoyez-le.',
  'zxy.124107': 'Ce fichier est vide. Veuillez en choisir un autre.',
  'zxy.199573': 'Le nom du fichier ne doit pas dépasser 100 caractères. Raccourcissez-le, puis renvoyez le fichier.',
  'zxy.118243': 'Nombre maximal de fichiers : {{limit}}.',
  'zxy.118244': 'Les fichiers en trop ont été retirés.',
  'zxy.124111': 'Un seul fichier peut être envoyé. Le fichier ajouté ensuite a été retiré.',
  'zxy.198868': 'L’image ne doit pas dépasser ',
  'zxy.198869': 'Seuls les formats jpg, jpeg et png sont acceptés.',
  'zxy.198368':
    'La salle du direct n’était pas prête à temps. Le direct est enregistré ; vous pourrez le publier depuis la liste.',
} satisfies Record<keyof typeof source, string>;
