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
  'lang.21102': 'Cet identifiant est déjà utilisé. Veuillez en choisir un autre.',
  'lang.21103': 'Un autre membre possède déjà cette adresse e-mail. Veuillez la vérifier.',
  'lang.21104': 'Un autre membre possède déjà ce matricule. Veuillez le vérifier.',
  'lang.21105': 'L’état de ce membre vient de changer. Rechargez la page et réessayez.',
  'lang.21106': 'Vous ne pouvez pas effectuer cette opération sur vous-même. Adressez-vous à un autre administrateur.',
  'lang.21107': 'Il s’agit du dernier administrateur. Désignez-en d’abord un autre.',
  'lang.21108':
    'Seul un administrateur de la plateforme peut modifier un administrateur de la plateforme. Adressez-vous à l’un d’eux.',
  'lang.21121': 'L’entreprise elle-même ne peut être ni déplacée ni supprimée.',
  'lang.21122':
    'Une organisation ne peut pas être déplacée dans elle-même ni sous elle-même. Choisissez un autre parent.',
  'lang.21123':
    'Cette organisation a encore des sous-organisations, des membres ou des contenus. Déplacez-les d’abord.',
  'lang.21124': 'La limite de {{max}} organisations est atteinte. Supprimez d’abord celles qui ne servent plus.',
  'lang.21201':
    'Le texte vers la ligne {{line}} n’est pas un tableau : vérifiez que les guillemets vont par paires, enregistrez en CSV et réessayez',
  'lang.21202':
    'La colonne « Compte » est introuvable : conservez la ligne d’en-têtes ou comparez avec le fichier d’exemple',
  'lang.21203': 'Le tableau ne contient aucun membre : remplissez au moins une ligne sous les en-têtes',
  'lang.21204': '{{max}} lignes au plus par importation : répartissez le tableau en plusieurs fichiers',
  'lang.21205':
    'Cette importation ne peut pas être appliquée pour l’instant : elle est en cours de vérification ou déjà appliquée. Actualisez pour voir son état',
  'lang.21206':
    'Certaines lignes sont incorrectes, aucune ne sera donc écrite : corrigez-les d’après la liste et envoyez à nouveau le fichier',

  'lang.22101': 'Cette valeur ne convient pas à ce paramètre et n’a pas été enregistrée. Vérifiez-la et réessayez.',
  'lang.22102': 'Ce paramètre vaut pour toute l’entreprise. Sélectionnez l’entreprise elle-même pour le modifier.',
  'lang.22201': 'Le contenu comporte des mots sensibles : {{words}}. Modifiez-le puis envoyez-le à nouveau.',
  'lang.22202': 'La liste est pleine : {{max}} mots au maximum. Supprimez d’abord ceux dont vous n’avez plus besoin.',

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
  'lang.26108': 'Tant que seule la connexion d’entreprise est permise, au moins un mode activé doit rester.',
  'lang.26109':
    'Votre compte n’a pas pu être créé : le nom de compte, l’adresse e-mail ou le matricule est déjà utilisé. Contactez votre administrateur.',
  'lang.26110': 'Le nombre maximal de modes de connexion est atteint. Supprimez-en un qui ne sert plus.',
  'lang.26111': 'Un mode de connexion porte déjà ce nom. Choisissez-en un autre.',
  'lang.26112': 'Le nombre maximal de jetons de synchronisation est atteint. Révoquez-en un qui ne sert plus.',

  'lang.28101': 'Le nom du fichier ne peut pas dépasser 100 caractères. Raccourcissez-le et renvoyez le fichier.',
  'lang.28102': 'Le nom du fichier ne peut pas contenir de virgule. Renommez le fichier et renvoyez-le.',
  'lang.28103': 'Le nom du fichier contient des caractères interdits. Renommez le fichier et renvoyez-le.',
  'lang.28104': 'Ce fichier est vide. Choisissez-en un autre.',
  'lang.28105': 'Ce type de fichier n’est pas pris en charge. Choisissez un autre fichier.',
  'lang.28106': 'Le fichier ne peut pas dépasser {{limit}}. Réduisez-le et renvoyez-le.',
  'lang.28107': 'Les morceaux ne correspondent pas à la taille du fichier. Renvoyez le fichier.',
  'lang.28108': 'Un morceau a été endommagé pendant l’envoi. Réessayez.',
  'lang.28109': 'Cet envoi appartient à un autre fichier. Commencez un nouvel envoi.',
  'lang.28110': 'Le fichier n’est pas encore envoyé en entier. Poursuivez l’envoi.',
  'lang.28111': 'Le contrôle du fichier a échoué et ce qui avait été reçu a été effacé. Renvoyez le fichier.',
  'lang.28112':
    'Il ne reste pas assez d’espace de fichiers. Supprimez ceux dont vous n’avez plus besoin ou demandez plus de place à votre administrateur.',
  'lang.28113': 'Le contenu ne correspond pas à l’extension du fichier. Vérifiez le fichier et renvoyez-le.',
  'lang.28114': 'Ce fichier peut être dangereux et a été refusé. Choisissez un autre fichier.',
  'lang.28115': 'Pas plus de {{limit}} envois à la fois. Attendez que certains se terminent ou annulez-les.',
  'lang.28131': 'Cette image est illisible. Choisissez-en une autre.',
  'lang.28132': 'L’image ne peut pas dépasser 3 Mo. Choisissez-en une plus petite.',
  'lang.28133': 'Seules les images jpg, jpeg et png sont acceptées. Choisissez-en une autre.',
  'lang.28134': 'L’image compte trop de pixels. Réduisez ses dimensions et renvoyez-la.',
  'lang.28135': 'Seules une image proposée ou une image que vous avez recadrée peuvent servir. Choisissez de nouveau.',
  'lang.28141': 'Ce fichier ne peut pas être converti pour l’affichage en ligne. Téléchargez-le.',
  'lang.28142': 'Le fichier est en cours de traitement. Réessayez dans un instant.',
  'lang.28143': 'Ce fichier est utilisé. Retirez-le d’abord de l’endroit où il sert.',

  'lang.900005': 'Ce contenu a été supprimé',
  'lang.100005': 'Ce contenu n’est pas encore publié',
  'lang.29101': 'Un thème ou une catégorie porte déjà ce nom.',
  'lang.29102': 'Cette catégorie contient encore des thèmes. Déplacez-les avant de la supprimer.',
  'lang.29103': 'Ce thème n’est plus proposé. Veuillez en choisir un autre.',
  'lang.29111': 'Vous ne pouvez pas vous suivre vous-même.',
  'lang.29121': 'Ce nom est déjà pris. Veuillez en choisir un autre.',
  'lang.29122': 'L’un des thèmes n’existe plus. Veuillez refaire votre choix.',
  'lang.29123': 'Choisissez au plus {{max}} thèmes.',
  'lang.29124': 'Vous avez déjà un compte d’expert. Chacun ne peut en avoir qu’un.',
  'lang.29125': 'Seuls les administrateurs peuvent créer un compte officiel.',
  'lang.29126': 'L’état actuel du compte ne le permet pas. Actualisez la page.',
  'lang.29127': 'Un compte doit avoir un propriétaire. Confiez-le d’abord à quelqu’un d’autre.',
  'lang.29128': 'Une personne choisie a quitté l’entreprise. Actualisez et refaites votre choix.',
  'lang.29129': 'Le compte a atteint sa limite de {{max}} membres.',
  'lang.29130': 'Ce code d’invitation est erroné ou a été remplacé. Demandez-en un nouveau à l’équipe.',
  'lang.29131': 'Trop de codes erronés. Réessayez dans une heure.',
  'lang.29141': 'L’état actuel du contenu ne le permet pas. Actualisez la page.',
  'lang.29142': 'Le texte ne peut pas dépasser {{max}} caractères. Veuillez le raccourcir.',
  'lang.29143': 'Le texte est encore vide. Veuillez d’abord écrire quelque chose.',
  'lang.29144': 'Veuillez d’abord téléverser le fichier à publier.',
  'lang.29145': 'Un fichier ou une image n’existe plus ou ne vous appartient pas. Veuillez refaire votre choix.',
  'lang.29146': 'L’un des thèmes n’existe plus. Veuillez refaire votre choix.',
  'lang.29147': 'Ce cercle n’existe plus. Veuillez refaire votre choix.',
  'lang.29148': 'Le message auquel vous répondez a été supprimé.',
  'lang.29151': 'Vous ne pouvez pas signaler votre propre contenu.',
  'lang.29152': 'Veuillez préciser le motif du signalement.',
  'lang.29153': 'Ce signalement a déjà été traité. Actualisez la page.',
  'lang.29161': 'Ce compte a atteint son nombre maximal de rubriques.',
  'lang.29162':
    'Seuls les contenus publiés par ce compte peuvent être ajoutés. Actualisez la page et refaites votre choix.',
  'lang.29163': 'Cette rubrique a atteint son nombre maximal de contenus.',
  'lang.29171': 'Un cercle porte déjà ce nom.',
  'lang.29172': 'L’auteur a modifié ce contenu entre-temps. Relisez-le avant de le valider.',
  'lang.29173':
    'Vous ne pouvez pas traiter un signalement qui concerne votre propre contenu. Un autre modérateur doit s’en charger.',
  'lang.29181': 'La bibliothèque de couvertures est pleine. Retirez d’abord quelques images.',

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

  'lang.25101': 'Cette adresse ne peut pas être utilisée. Saisissez une adresse https accessible depuis Internet.',
  'lang.25102': 'Vous pouvez ajouter {{max}} robots au plus. Supprimez d’abord ceux qui ne servent plus.',

  'lang.28121':
    'Il n’y a plus de place pour les fichiers : celui-ci ne peut pas être enregistré. Veuillez contacter votre administrateur.',

  'lang.20159':
    'Aucun modèle d’approbation n’est défini : l’envoi est impossible pour l’instant. Veuillez contacter votre administrateur, {{administrator}}',
  'lang.24101': 'Cette demande a déjà été tranchée ou retirée. Actualisez la page pour voir où elle en est',
  'lang.24102':
    'Ce n’est pas à vous de décider maintenant : votre tour n’est pas venu, ou quelqu’un a déjà tranché cette étape. Actualisez la page',
  'lang.24103':
    'Seule une demande rejetée ou retirée peut être soumise à nouveau. Actualisez la page pour voir où elle en est',
  'lang.24104':
    'Personne n’est disponible pour décider de l’étape {{step}} : l’envoi est impossible pour l’instant. Veuillez contacter votre administrateur, {{administrator}}',
  'lang.24105': 'Cette organisation a déjà un modèle d’approbation pour ce type de document. Modifiez plutôt ce modèle',
  'lang.24106':
    'Ce contenu a déjà été soumis à approbation. Ouvrez cette demande pour la suivre ou la soumettre à nouveau',

  'lang.23101': 'L’état de ce direct a changé : cette action n’est plus possible. Actualisez la page, puis réessayez.',
  'lang.23102':
    'Le direct est publié ou en cours : ce champ ne peut plus être modifié. Rétablissez sa valeur, puis enregistrez.',
  'lang.23103': 'Le direct ne peut pas commencer avant aujourd’hui. Veuillez choisir une autre date.',
  'lang.23104': 'Un champ obligatoire n’est pas rempli. Complétez-le, puis envoyez à nouveau.',
  'lang.23105': 'La couverture doit être une image jpg, png ou webp de 500 Ko au plus. Veuillez en choisir une autre.',
  'lang.23106':
    'Une des personnes choisies est partie, suspendue ou étrangère à votre entreprise. Veuillez revoir votre choix.',
  'lang.23107': 'Les directs ne sont pas ouverts pour le moment. En cas de besoin, contactez votre administrateur.',
  'lang.23108': 'Ce direct doit être approuvé avant d’être publié. Veuillez d’abord le soumettre à approbation.',
  'lang.23109': 'L’approbation des directs est désactivée : vous pouvez publier directement.',
  'lang.23110': 'La salle du direct est en cours de préparation. Veuillez réessayer dans un instant.',
  'lang.23111':
    'Le service de direct ne répond pas. Réessayez plus tard ; si le problème persiste, contactez votre administrateur.',
  'lang.23121': 'Le direct a commencé ou est terminé : le rappel ne peut plus être modifié.',
  'lang.23122': 'Seules les personnes ayant suivi ce direct peuvent le noter.',
  'lang.23123': 'Un direct peut être noté pendant les 7 jours qui suivent sa fin. Ce délai est passé.',
  'lang.23131': 'Le code d’accès est incorrect ou l’adresse a expiré. Veuillez vérifier, puis réessayer.',
  'lang.23132': 'Veuillez indiquer le nom à afficher dans la salle.',
  'lang.23141': 'Ce direct n’a pas d’enregistrement à revoir.',
  'lang.23142': 'Le début ou la fin de la coupe ne convient pas. Veuillez les choisir à nouveau.',
  'lang.23143': 'Cet enregistrement n’a pas échoué : il n’y a rien à refaire.',
  'lang.23151':
    'Vous ne pouvez plus écrire pour le moment : la parole vous a été retirée. Adressez-vous à l’animateur.',
  'lang.23152': 'Vous écrivez trop souvent. Veuillez patienter un instant.',
  'lang.23153': 'L’animateur a fermé la discussion. Vous pouvez toujours poser des questions.',
  'lang.23154': 'Vous n’êtes pas encore sur scène. Levez la main et attendez l’invitation de l’animateur.',
  'lang.23155': 'La scène est complète. Demandez d’abord à quelqu’un d’en descendre.',
  'lang.23156':
    'La scène est indisponible pour le moment. Réessayez plus tard ; la discussion et les questions fonctionnent.',
  'lang.23157': 'Ce sondage est clos : vous ne pouvez plus y répondre.',
  'lang.23158': 'Quelqu’un diffuse déjà dans cette salle. Demandez-lui d’abord d’arrêter.',
  'lang.23159': 'Vous diffusez maintenant dans cette salle depuis une autre page.',

  'lang.30207': 'Vous avez utilisé toutes vos tentatives pour cet examen.',
  'lang.34008': 'Le prix vient de changer. Vérifiez le nouveau prix avant de continuer.',
  'lang.39011': 'Cette question est close et n’accepte plus de réponses.',
  'lang.39012': 'Cette rubrique compte encore des abonnés payants et ne peut pas être supprimée pour l’instant.',
  'lang.39013': 'Le profil est en cours d’examen. Vous pourrez le modifier de nouveau une fois l’examen terminé.',

  'error.notFound': 'Le contenu demandé n’existe pas.',
  'error.tooLarge': 'L’envoi est trop volumineux. Veuillez l’alléger, puis réessayer.',
  'error.tooFrequent': 'Vous répétez cette action trop souvent. Patientez un instant, puis réessayez.',
  'error.serverBusy': 'Le serveur est surchargé. Veuillez réessayer plus tard.',
  'error.network': 'Problème de réseau. Veuillez vérifier votre connexion.',

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
  'errorPage.close': 'Fermer',
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
