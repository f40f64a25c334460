import type { texts as source } from '../cn/help.ts';

export const texts = {
  'help.title': 'Centre d’aide',
  'help.lead': 'De courtes explications pour les gestes de tous les jours. Cherchez, ou choisissez votre rôle.',
  'help.search': 'Rechercher dans l’aide',
  'help.search.clear': 'Effacer la recherche',
  'help.role': 'À qui cela s’adresse',
  'help.role.all': 'Tout',
  'help.role.learner': 'Apprenants',
  'help.role.lecturer': 'Formateurs',
  'help.role.director': 'Responsables',
  'help.role.administrator': 'Administrateurs',
  'help.area.everyday': 'Au quotidien',
  'help.area.learning': 'Apprendre',
  'help.area.community': 'Communauté et jetons',
  'help.area.teaching': 'Former',
  'help.area.directing': 'Diriger une équipe',
  'help.area.administration': 'Administrer',
  'help.found': 'Articles trouvés : {{count}}',
  'help.none': 'Aucun article ne contient ces mots',
  'help.none.text': 'Essayez d’autres mots, ou effacez la recherche et parcourez les domaines.',
  'help.otherRoles': 'Pour d’autres rôles',
  'help.open': 'Aller à « {{page}} »',
  'help.notForYou': 'Destiné à : {{roles}}',
  'help.related': 'En savoir plus sur ces pages',
  'help.aside.title': 'Aide sur cette page',
  'help.aside.close': 'Fermer l’aide',
  'help.aside.none': 'Aucun article ne concerne cette page. Tout le reste se trouve dans le centre d’aide.',
  'help.aside.toCentre': 'Ouvrir le centre d’aide',
  'help.aside.toArticle': 'Ouvrir dans le centre d’aide',
  'help.contact.title': 'Pas de réponse ici ?',
  'help.contact.text':
    'Adressez-vous à l’administrateur de votre organisation. Si une erreur a affiché un numéro de demande, joignez-le : la cause se trouve plus vite.',
  'help.start.title': 'Comment m’y retrouver ?',
  'help.start.text':
    'La barre du haut mène aux cours, aux directs, à la communauté et aux parcours. Sur un téléphone, ces entrées sont en bas.',
  'help.start.steps':
    '« {{page}} » montre d’abord ce que votre entreprise a choisi, par exemple vos tâches et vos cours en cours.\n« {{create}} » sert à poser une question, à téléverser un contenu ou à lancer un direct.\nLe menu derrière votre photo mène à « {{centre}} », à vos jetons, aux salles et à cette aide.\nLe point d’interrogation en haut explique la page où vous êtes.\nAu clavier, Tab fait avancer et son premier arrêt saute au contenu ; Échap ferme ce qui est ouvert.',
  'help.profile.title': 'Comment changer mon mot de passe ou ma photo ?',
  'help.profile.text':
    'Votre photo, vos préférences et votre mot de passe sont sur une même page. Qui se connecte avec un compte d’entreprise y change son mot de passe.',
  'help.profile.steps':
    'Sur « {{page}} », choisissez votre photo pour la remplacer.\nSaisissez le mot de passe actuel et le nouveau, puis choisissez « {{change}} ». Vos autres appareils sont alors déconnectés.\nEn cas d’oubli, demandez à un administrateur : il vous donne un mot de passe à usage unique, et vous choisissez le vôtre après la connexion.\n« {{sessions}} » liste les navigateurs connectés. Fermez-en un, ou tous sauf celui que vous utilisez.',
  'help.language.title': 'Comment changer la langue, l’apparence ou le fuseau horaire ?',
  'help.language.text':
    'Il y a six langues, une apparence claire et une sombre. Votre choix suit votre compte sur tous vos appareils.',
  'help.language.steps':
    'Ouvrez le menu derrière votre photo et choisissez « {{language}} » ou « {{theme}} ».\n« {{page}} » les propose aussi, avec votre fuseau horaire : d’après lui, les rappels de la nuit attendent le matin.\nCe que vos collègues ont écrit reste dans leur langue.',
  'help.notices.title': 'Je reçois trop de notifications, ou trop peu',
  'help.notices.text':
    'La cloche en haut montre les nouveautés. Chaque type de notification peut vous parvenir dans le produit, par e-mail, ou des deux façons.',
  'help.notices.steps':
    'Ouvrez « {{page}} » et activez ou désactivez chaque type, voie par voie. L’effet est immédiat.\nCe qui touche à votre compte ou au système ne peut pas être désactivé.\nChaque e-mail dit pourquoi vous le recevez et comment ne plus le recevoir.',
  'help.tasks.title': 'Où voir ce que j’ai à faire ?',
  'help.tasks.text':
    'Une seule liste rassemble tout ce qui vous attend, l’échéance la plus proche en tête : approbations, enquêtes, examens, cours, parcours thématiques, formations, directs et réservations de salle.',
  'help.tasks.steps':
    'Ouvrez « {{page}} » depuis le menu derrière votre photo.\nSi la liste est longue, limitez-la à un type.\nChoisissez une tâche pour arriver là où elle se fait. Une fois faite, elle quitte la liste d’elle-même.',
  'help.approvals.title': 'Comment faire une demande, ou en traiter une ?',
  'help.approvals.text':
    'Les demandes, les comptes de partage et les directs à approuver se décident ici. Chaque étape reste lisible.',
  'help.approvals.steps':
    'Sur « {{page}} », choisissez « {{create}} », puis un titre et un texte.\nOuvrez une demande pour voir qui décide à chaque étape, quand et avec quels mots.\nPour décider, acceptez, ou refusez avec un commentaire. Une demande refusée peut être modifiée et présentée à nouveau.\nAvant une absence, choisissez « {{deputy}} » et les dates : ce collègue décide à votre place, et l’historique le précise.',
  'help.search.title': 'Comment rechercher ?',
  'help.search.text':
    'La recherche porte sur tout ce que vous pouvez ouvrir : cours, examens, directs, questions, personnes, vos fichiers, etc. Accents et majuscules ne comptent pas.',
  'help.search.steps':
    'Tapez dans le champ du haut ; titres et personnes sont proposés au fil de la frappe.\nSur « {{page}} », choisissez un type et précisez la période, le thème, l’auteur ou l’organisation.\nCe qui est dit dans une vidéo s’ouvre à la seconde voulue.\nSans résultat, « {{ask}} » reprend vos mots pour en faire une question.',
  'help.assistant.title': 'Que peut faire l’assistant ?',
  'help.assistant.text':
    'Il répond d’après ce que votre entreprise a écrit et que vous pouvez ouvrir, et cite ses sources. Personne d’autre ne voit vos conversations.',
  'help.assistant.steps':
    'Appuyez sur « {{open}} » au bord d’une page, ou allez à « {{page}} ».\nDemandez avec vos mots. La réponse s’achève même si vous quittez la page.\nOuvrez les sources pour vérifier ce qui compte : une réponse peut être fausse.\n« {{create}} » ouvre une autre conversation. Les anciennes conversations restent 180 jours dans la liste.',
  'help.files.title': 'Comment conserver mes fichiers ici ?',
  'help.files.text': 'Vous seul voyez vos fichiers. Documents, vidéos, sons et livres s’affichent dans la page.',
  'help.files.steps':
    'Sur « {{page}} », choisissez « {{upload}} » et les fichiers.\nUn envoi interrompu reprend où il s’était arrêté si vous choisissez à nouveau le même fichier.\nChoisissez un fichier pour le voir ; vous pouvez aussi le télécharger, le renommer ou le supprimer.\nCe qu’un cours ou une publication utilise ne peut être ni renommé ni supprimé par vous seul.',
  'help.rooms.title': 'Comment réserver une salle ?',
  'help.rooms.text': 'Chacun peut réserver, jusqu’à 180 jours à l’avance. Deux réservations ne se chevauchent jamais.',
  'help.rooms.steps':
    'Dans la semaine de « {{page}} », appuyez sur un créneau libre ou tracez-en un à la souris.\nOu choisissez « {{find}} » et indiquez le nombre de personnes, le jour, la durée et l’équipement.\nDites à quoi elle servira et choisissez « {{book}} ». Pour certaines salles, un collègue doit d’abord accepter.\n« {{mine}} » contient vos réservations : annulez-en une ou ajoutez-la à votre agenda.',
  'help.courses.title': 'Comment suivre un cours ?',
  'help.courses.text':
    'Un cours reprend où vous vous étiez arrêté, sur n’importe quel appareil. Une section terminée le reste.',
  'help.courses.steps':
    'Sur « {{page}} », filtrez le catalogue par type, thème ou mots, et ouvrez un cours.\nChoisissez « {{begin}} » et avancez dans les sections ; une section verrouillée dit laquelle terminer d’abord.\nSous le contenu, « {{count}} » montre ce qui compte, ce qui ne compte pas et ce qui manque.\nUne vidéo ne compte que si vous pouvez la voir ; les questions posées dedans en font partie.\nLe cours est terminé quand toutes les sections obligatoires le sont.',
  'help.notes.title': 'Comment prendre des notes en apprenant ?',
  'help.notes.text':
    'Une note se place à la seconde ou à la page où vous l’avez écrite. Elle n’est visible que de vous, et reste si vous reprenez le cours.',
  'help.notes.steps':
    'Ouvrez une section depuis « {{page}} » et choisissez « {{note}} » sous le contenu.\nAppuyez sur une note pour revenir à son endroit, ou cherchez dans vos notes.\n« {{transcript}} » contient tout ce qui est dit dans une vidéo : appuyez sur une ligne pour y aller.\n« {{export}} » enregistre les notes du cours sous forme de texte.',
  'help.records.title': 'Où voir ce que j’ai appris ?',
  'help.records.text': 'Votre espace rassemble vos cours, examens, formations, certificats et favoris.',
  'help.records.steps':
    'Sur « {{page}} », chaque liste indique ce qui vous y attend.\nFiltrez une liste par mots ou par avancement ; « {{columns}} » règle ce qu’un tableau affiche.\n« {{collected}} » contient les publications, cours, directs et ressources que vous avez gardés.\n« {{report}} » montre votre temps semaine par semaine et ce que vous avez terminé. Les deux s’exportent.',
  'help.duties.title': 'Que dois-je apprendre, et pour quand ?',
  'help.duties.text':
    'Les formations obligatoires viennent de l’entreprise, les parcours d’étude viennent de votre responsable. Les deux fixent une échéance.',
  'help.duties.steps':
    'Ouvrez « {{page}} », puis une obligation ; chacun de ses contenus mène là où il se fait.\n« {{packs}} » contient ce que votre responsable vous a envoyé, avec un message.\nUn rappel vous parvient une semaine et un jour avant l’échéance.\nSi vous ne pouvez pas, parlez-en à votre responsable : il peut vous dispenser ou enregistrer ce que vous avez fait ailleurs.',
  'help.subjects.title': 'Comment suivre un parcours thématique ?',
  'help.subjects.text':
    'Un parcours thématique range cours, examens, formations et autres contenus par étapes. Ce que vous avez appris avant compte.',
  'help.subjects.steps':
    'Ouvrez-en un sur « {{page}} » et choisissez « {{join}} ». Ses délais courent à partir de là.\nFaites ce qui est obligatoire, et autant de contenus au choix que chaque étape en demande.\nUn contenu verrouillé indique le chemin le plus court pour l’ouvrir.\nSi un contenu vous est inutile, choisissez « {{exemption}} » et dites pourquoi ; un responsable ou le gestionnaire du parcours décide.',
  'help.paths.title': 'Comment avancer dans le parcours de mon poste ?',
  'help.paths.text':
    'Un poste demande un parcours en chapitres. Ce que vous avez fait reste acquis, même si vous quittez le poste.',
  'help.paths.steps':
    'Ouvrez votre parcours sur « {{page}} » ; il s’ouvre à la dernière section consultée.\nUn chapitre verrouillé dit quelles sections l’ouvrent ; chacune est à un clic.\nPour les liens et les rediffusions, vous confirmez vous-même après les avoir ouverts.\nQuand tout est fait, choisissez « {{submit}} ». Un responsable ou un approbateur examine les preuves, accepte ou renvoie avec un motif.',
  'help.exams.title': 'Comment passer un examen ?',
  'help.exams.text':
    'La page de départ indique la durée, le nombre de tentatives et les règles. Les réponses s’enregistrent d’elles-mêmes.',
  'help.exams.steps':
    'Ouvrez l’examen depuis « {{page}} » et choisissez « {{begin}} » ; le temps court à partir de là.\nRépondez dans l’ordre que vous voulez. Si la connexion se coupe, continuez : vos réponses restent dans le navigateur et partent ensuite.\nChoisissez « {{submit}} » quand vous avez fini. À la fin du temps, cela se fait tout seul.\n« {{records}} » montre vos résultats, dans la mesure où l’examen les affiche.',
  'help.practice.title': 'Comment fonctionne la pratique du jour ?',
  'help.practice.text': 'Dix minutes par jour suffisent à ne pas oublier. Ce n’est pas un examen : rien n’est noté.',
  'help.practice.steps':
    'Sur « {{page}} », choisissez des banques de questions. Vos erreurs aux examens et dans les vidéos deviennent aussi des cartes.\nRépondez, puis dites si c’était difficile ou deviné : cela décide du retour de la carte.\nLaissez une carte pour demain, ou mettez-la de côté.\nLes jours d’affilée sont comptés tant que vous n’en manquez aucun.',
  'help.classes.title': 'Comment m’inscrire à une formation ?',
  'help.classes.text':
    'Les formations ont lieu en salle, en ligne ou les deux. Quand tout est pris, une liste d’attente garde votre rang.',
  'help.classes.steps':
    'Ouvrez une formation depuis « {{page}} » et choisissez « {{apply}} ». Certaines demandent un accord, d’autres tirent les places au sort.\nUne place rendue revient au premier qui attend, et il en est informé.\nSi vous ne pouvez pas venir, rendez votre place à temps.\nSur place, scannez le code affiché à l’écran, ou tapez ses six chiffres sur la page de la formation.',
  'help.lives.title': 'Comment suivre un direct ?',
  'help.lives.text':
    'Dans la salle, vous regardez, écrivez, posez des questions et votez. Ce qui a été enregistré peut être revu.',
  'help.lives.steps':
    '« {{page}} » montre ce qui est en cours, ce qui vient et ce qui a été enregistré.\nChoisissez « {{subscribe}} » avant le début : un rappel arrive 15 minutes avant.\nDans la salle, utilisez le tchat, posez une question, ou choisissez « {{raise}} » pour prendre la parole.\nAprès coup, « {{replay}} » propose la vidéo, avec les messages et les questions à leur seconde.',
  'help.surveys.title': 'Comment répondre à une enquête ?',
  'help.surveys.text': 'Une enquête interroge avant de décider, une évaluation interroge après une formation.',
  'help.surveys.steps':
    'Ouvrez-la sur « {{page}} » ou depuis vos tâches.\nVos réponses restent dans cet onglet jusqu’à ce que vous choisissiez « {{submit}} ». Ensuite, elles ne changent plus.\nSi une enquête est anonyme, personne ne voit qui a dit quoi, et rien ne s’affiche avant cinq réponses.',
  'help.certificates.title': 'Comment obtenir un certificat ?',
  'help.certificates.text':
    'Un certificat demande des contenus, parfois avec une note minimale. Il est délivré de lui-même quand tout est fait.',
  'help.certificates.steps':
    '« {{earn}} », depuis la page d’apprentissage, montre ce qui existe et où vous en êtes.\nLes vôtres sont sur « {{page}} » ; un point rouge signale un nouveau certificat.\nChoisissez « {{download}} » pour l’imprimer, dans l’une des six langues.\nQuiconque a son numéro vérifie sous « {{check}} » s’il est valable.',
  'help.library.title': 'Comment utiliser la médiathèque ?',
  'help.library.text':
    'La médiathèque contient des documents, vidéos, sons et livres à consulter librement, sans obligation d’apprendre.',
  'help.library.steps':
    'Sur « {{page}} », filtrez par type, thème ou unité, ou cherchez un titre.\nOuvrez une ressource : elle s’affiche dans la page, là où vous vous étiez arrêté.\nGardez-la pour la retrouver sous « {{collected}} » et être averti des nouvelles versions.\nElle se télécharge si son auteur le permet.',
  'help.questions.title': 'Comment poser une question, répondre ou signaler ?',
  'help.questions.text':
    'Chacun peut demander et répondre. Sous une publication viennent les réponses, et sous chacune ses commentaires.',
  'help.questions.steps':
    'Choisissez « {{create}} » en haut, puis « {{page}} ». Un titre clair et un thème aident les autres à la trouver.\nRépondez sous la question, ou réagissez à une réponse. Aimez ce qui vous a aidé.\nGardez ou suivez une publication pour y revenir.\nChoisissez « {{accuse}} » si un contenu n’a pas sa place. Un modérateur décide, et l’auteur ne sait jamais qui l’a signalé.',
  'help.publishing.title': 'Comment publier un article, une vidéo ou un document ?',
  'help.publishing.text':
    'Ce sont les comptes de partage qui publient : un expert, une équipe ou un compte officiel. Il faut en faire partie.',
  'help.publishing.steps':
    'Choisissez « {{create}} » puis « {{upload}} », ou allez à « {{page}} ».\nChoisissez le compte, rédigez ou téléversez, ajoutez une couverture et des thèmes.\nCe que vous écrivez reste un brouillon jusqu’à la publication.\nChoisissez « {{submit}} ». Si l’entreprise vérifie les contenus, un modérateur doit d’abord accepter.',
  'help.columns.title': 'À quoi servent les rubriques ?',
  'help.columns.text': 'Une rubrique rassemble ce qu’un compte de partage a publié, dans un ordre à elle.',
  'help.columns.steps':
    'Ouvrez une rubrique et choisissez « {{subscribe}} » pour être averti des nouveautés.\nPropriétaires et administrateurs d’un compte choisissent « {{add}} » sur « {{page}} ».\nIls y ajoutent des publications du compte et les mettent en ordre.\nUne rubrique peut être payante. Qui l’a achetée lit tout ce qu’elle contient.',
  'help.topics.title': 'Comment suivre des thèmes, des personnes et des cercles ?',
  'help.topics.text': 'Ce que vous suivez décide de ce qui vous est recommandé et annoncé.',
  'help.topics.steps':
    'Ouvrez un thème, un collègue ou un compte de partage et choisissez « {{follow}} ».\n« {{page}} » présente tous les thèmes par catégorie.\nSous « {{circles}} », rejoignez les collègues d’un même domaine et publiez parmi eux.\n« {{collection}} » contient tout ce que vous suivez. C’est aussi là que vous cessez de suivre.',
  'help.accounts.title': 'Comment obtenir un compte de partage ?',
  'help.accounts.text':
    'Un compte d’expert appartient à une personne, un compte d’équipe à plusieurs. Les comptes officiels sont créés par les administrateurs.',
  'help.accounts.steps':
    'Sur « {{page}} », choisissez « {{apply}} » et indiquez le nom, les thèmes, une image et vos raisons.\nUn administrateur décide ; « {{applications}} » montre où en est la demande.\nOn y entre en étant ajouté, ou par « {{invite}} » : un code, un lien ou un code QR.\nSur la page du compte, ses membres voient comment il est lu et ce qu’il a gagné.',
  'help.sharing.title': 'Comment transmettre un contenu ?',
  'help.sharing.text':
    'Qui suit votre lien voit ce qu’il aurait le droit de voir de toute façon : partager n’ouvre aucun accès.',
  'help.sharing.steps':
    'Choisissez « {{share}} » sur une publication, un cours, une rubrique, un compte ou un direct.\nPrenez « {{link}} », « {{poster}} » ou une autre voie permise par votre entreprise.\n« {{page}} » liste ce que vous avez partagé et combien de fois on l’a ouvert.',
  'help.coins.title': 'Comment gagner et donner des jetons ?',
  'help.coins.text':
    'Les jetons se donnent et se dépensent, les points font votre niveau. Contributions, enquêtes et certificats peuvent en rapporter.',
  'help.coins.steps':
    '« {{page}} » montre chaque mouvement et le solde qui en résulte.\nSous une publication ou une réponse, choisissez « {{reward}} » pour la récompenser. Nul ne se récompense soi-même.\nCe qu’un compte de partage a gagné est réparti par son propriétaire, avec « {{distribute}} » dans le relevé du compte.',
  'help.buying.title': 'Comment acheter un contenu payant ?',
  'help.buying.text':
    'Certaines publications et rubriques coûtent des jetons, d’autres s’ouvrent avec une carte. Vous voyez le début et le prix avant d’acheter.',
  'help.buying.steps':
    'Choisissez « {{buy}} » et confirmez. Vous payez le prix affiché dans la question.\nCe que vous avez acheté reste ouvert, même si son prix change.\n« {{page}} » liste vos achats et vos cartes.\nLes cartes sont données par les administrateurs et ne s’achètent pas.',
  'help.invoices.title': 'Comment acheter des jetons et obtenir une facture ?',
  'help.invoices.text': 'Si l’entreprise le permet, les jetons s’achètent par virement bancaire.',
  'help.invoices.steps':
    'Sur « {{page}} », indiquez le montant en yuans et choisissez « {{order}} ».\nVirez la somme sur le compte indiqué, avec le numéro de commande, dans les dix jours.\nLes jetons arrivent quand la comptabilité a trouvé votre virement.\nChoisissez « {{invoice}} » pour les commandes payées. « {{mine}} » montre l’avancement, et le fichier s’il existe.',
  'help.courseMaking.title': 'Comment créer un cours ?',
  'help.courseMaking.text':
    'Un cours a des chapitres et des sections : vidéos, documents, articles, examens, formations, etc. Les apprenants ne voient rien d’un brouillon.',
  'help.courseMaking.steps':
    'Sur « {{page}} », choisissez « {{create}} » et donnez un titre.\nConstruisez le plan, ordonnez-le à la souris ou avec les flèches, et dites quelles sections sont obligatoires.\n« {{preview}} » le montre comme le verront les apprenants, sans rien enregistrer.\n« {{publish}} » dit ce qui manque et qui est concerné. Ceux qui sont en route gardent leur version, ou passent à la nouvelle avec leurs acquis.\nPlus tard, « {{remind}} » s’adresse à ceux qui n’ont pas commencé ou pas fini.',
  'help.subjectMaking.title': 'Comment créer un parcours thématique ?',
  'help.subjectMaking.text':
    'Un parcours thématique range par étapes des cours, examens, enquêtes, formations, directs, liens et fichiers.',
  'help.subjectMaking.steps':
    'Sur « {{page}} », choisissez « {{create}} » et dites à qui il s’adresse.\nAjoutez des étapes, marquez les contenus comme obligatoires ou au choix, et dites combien de choix une étape demande.\nFixez ce qui vient d’abord, et les délais.\nPubliez-le. Son rapport montre chaque apprenant et s’exporte.\nSous « {{exemptions}} », décidez des dispenses demandées.',
  'help.examMaking.title': 'Comment organiser un examen ?',
  'help.examMaking.text':
    'L’épreuve est la même pour tous, ou tirée pour chacun selon des règles. Qui prépare ou corrige un examen ne le passe pas.',
  'help.examMaking.steps':
    'Sur « {{page}} », choisissez « {{create}} ».\nChoisissez des questions ou ajoutez des règles ; fixez les dates, les tentatives, le seuil et le public.\n« {{preview}} » montre une copie comme un candidat pourrait la recevoir.\n« {{publish}} » fige les questions : pour modifier un examen publié, retirez-le d’abord.\n« {{attempts}} » montre qui répond ; « {{extra}} » accorde des minutes à quelqu’un.',
  'help.questionBank.title': 'Comment remplir la banque de questions ?',
  'help.questionBank.text':
    'Tous ceux qui préparent des examens lisent la banque avec ses réponses. Une question est modifiée par son auteur ou par qui gère tous les examens.',
  'help.questionBank.steps':
    'Sur « {{page}} », choisissez « {{create}} » puis un type, et écrivez la bonne réponse avec une explication.\nCe qui existe déjà presque à l’identique s’affiche pendant la saisie.\n« {{save}} » écrit la version suivante ; les examens publiés gardent la leur.\n« {{import}} » lit les tableaux, GIFT et Moodle XML. Chaque ligne est vérifiée, et rien n’est écrit avant votre accord.',
  'help.marking.title': 'Comment corriger des réponses ?',
  'help.marking.text': 'Les correcteurs voient la question et la réponse, jamais son auteur. Nul ne corrige la sienne.',
  'help.marking.steps':
    'Ouvrez « {{page}} » parmi les examens ; l’entrée est là tant qu’une copie vous attend.\nDonnez des points, ou un niveau pour chaque critère, et un commentaire si vous voulez.\nSi deux correcteurs sont trop éloignés, un troisième peut trancher.\nUne question défectueuse se rectifie sous « {{regrade}} », sur la page de l’examen. Un essai montre d’abord quelles notes changeraient.',
  'help.surveyMaking.title': 'Comment créer une enquête ?',
  'help.surveyMaking.text': 'Une enquête dispose de huit types de questions et peut être anonyme.',
  'help.surveyMaking.steps':
    'Sur « {{page}} », choisissez « {{create}} » ; partez de rien, d’un modèle ou d’une enquête passée.\nAjoutez des questions. Une question peut dépendre de la réponse à une précédente.\n« {{preview}} » montre ce qui sera demandé et ne garde rien.\nChoisissez public et dates, puis « {{publish}} ». Les questions et l’anonymat ne changent plus.\nLes résultats s’exportent ; un rappel par jour peut aller à ceux qui n’ont pas répondu.',
  'help.classRunning.title': 'Comment animer une formation ?',
  'help.classRunning.text': 'Une formation a des séances, des places et une liste d’attente qui se tient à jour seule.',
  'help.classRunning.steps':
    'Sur « {{page}} », choisissez « {{create}} » et ajoutez les séances, chacune avec une salle ou une adresse.\n« {{publish}} » réserve les salles et ouvre les inscriptions.\nSous « {{people}} », décidez des inscriptions et ajoutez des participants.\nSous « {{attendance}} », affichez le code à scanner, et corrigez à la main avec un motif.\nSupports, évaluation et coûts font aussi partie de la formation.',
  'help.liveHolding.title': 'Comment tenir un direct ?',
  'help.liveHolding.text':
    'Commencez tout de suite ou prévoyez une heure. Votre entreprise peut demander une approbation.',
  'help.liveHolding.steps':
    'Sur « {{page}} », choisissez « {{create}} ».\n« {{start}} » mène aussitôt dans la salle ; « {{apply}} » fixe une heure et donne un lien et un code QR.\nDans la salle, vérifiez caméra et micro, puis commencez. Partagez l’écran ou des diapositives, répondez, lancez des votes.\nAprès la fin, l’enregistrement se fait tout seul : posez des chapitres, coupez-le et lisez le rapport.',
  'help.team.title': 'Comment voir où en est mon équipe ?',
  'help.team.text':
    'Vous voyez les personnes des organisations que vous dirigez, et de tout ce qui est en dessous, telles qu’elles sont aujourd’hui.',
  'help.team.steps':
    '« {{page}} » montre pour chacune ce qui est en retard, à faire et fait, ses minutes et sa dernière visite.\nLimitez la liste aux retards, ou à quatre semaines sans apprentissage. Elle s’exporte.\n« {{team}} » compare les semaines et les unités du dessous.\nUn parcours remis attend parmi vos approbations : examinez les preuves, acceptez, ou renvoyez-le avec un motif.',
  'help.packs.title': 'Comment envoyer un parcours d’étude ?',
  'help.packs.text':
    'Un parcours d’étude réunit jusqu’à vingt contenus pour des personnes ou des unités, avec une échéance et un message. Il n’atteint que ceux que vous dirigez.',
  'help.packs.steps':
    'Ouvrez « {{page}} », choisissez quoi, à qui et pour quand, et écrivez un message.\n« {{preview}} » montre les minutes de chacun et ses autres échéances autour de ce jour.\n« {{push}} » prévient tout le monde. Un parcours envoyé ne change plus ensuite.\n« {{people}} » montre qui l’a ouvert, qui a fini et qui est en retard : rappelez, enregistrez comme fait, ou retirez.',
  'help.assignments.title': 'Comment prescrire une formation obligatoire ?',
  'help.assignments.text':
    'Une règle dit qui apprend quoi et pour quand, et si cela revient. Qui gère tous les cours fait les règles ; les responsables suivent leurs équipes.',
  'help.assignments.steps':
    'Sur « {{page}} », choisissez « {{create}} », puis des contenus, un public et une date.\n« {{preview}} » dit combien de personnes et combien de minutes cela représente.\nLancez-la : chacun a une obligation, et un rappel une semaine et un jour avant.\nOuvrez les personnes d’une règle pour dispenser quelqu’un ou enregistrer ce qu’il a fait ailleurs.\nSaisissez les absences : les obligations attendent si la règle le prévoit.',
  'help.members.title': 'Comment ajouter et gérer des membres ?',
  'help.members.text': 'Un membre a un compte, une organisation, et des rôles qui disent ce qu’il peut faire.',
  'help.members.steps':
    'Sur « {{page}} », choisissez « {{add}} ». Vous obtenez un mot de passe à usage unique à remettre.\n« {{import}} » lit un tableau. Chaque ligne est vérifiée, et rien n’est écrit avant que toutes soient justes.\nDans la liste, suspendez quelqu’un, notez son départ ou réinitialisez son mot de passe.\n« {{organizations}} » contient l’arborescence : ajoutez, renommez ou déplacez une unité.',
  'help.settings.title': 'Comment fonctionnent les paramètres ?',
  'help.settings.text':
    'Les paramètres s’héritent vers le bas : sans valeur propre, une organisation utilise celle de la plus proche au-dessus.',
  'help.settings.steps':
    'Sur « {{page}} », choisissez une organisation. Chaque paramètre dit d’où vient sa valeur.\nEnregistrez une valeur pour que l’organisation ait la sienne.\n« {{clear}} » ou « {{reset}} » y renonce.\nL’historique d’un paramètre dit qui l’a changé et quand.',
  'help.sitePages.title': 'Comment modifier la page d’accueil ?',
  'help.sitePages.text':
    'L’accueil et les pages de branche sont faits de modules. Les articles sur l’entreprise sont aussi lus par les visiteurs.',
  'help.sitePages.steps':
    'Sur « {{page}} », choisissez une organisation et ouvrez une de ses pages, ou créez-en une.\n« {{add}} » apporte une bannière, des cours, des directs, un texte, etc. Ordonnez-les à la souris ou au clavier.\nÉcrivez les titres dans chaque langue, et essayez les largeurs et l’apparence sombre.\n« {{save}} » garde le brouillon. « {{publish}} » le montre aux lecteurs, aussi dans les organisations du dessous qui n’ont pas leur page.',
  'help.moderation.title': 'Comment modérer les contenus ?',
  'help.moderation.text':
    'Les modérateurs traitent les signalements et, si l’entreprise vérifie les contenus, ce qui attend.',
  'help.moderation.steps':
    'Sur « {{page}} », ouvrez ce qui attend ou a été signalé, et lisez-le.\nAcceptez, ou retirez-le avec un motif. L’auteur est prévenu, mais n’apprend jamais qui l’a signalé.\nCe qui a été retiré peut être rétabli pendant trente jours.\n« {{words}} » contient les mots refusés partout. Essayez un texte avant d’en ajouter un.',
  'help.vocabulary.title': 'Comment tenir thèmes, cercles et couvertures en ordre ?',
  'help.vocabulary.text':
    'Les thèmes disent de quoi il s’agit, les cercles réunissent, les couvertures mettent en valeur.',
  'help.vocabulary.steps':
    'Sur « {{page}} », créez, renommez, déplacez ou masquez des thèmes. Un thème masqué n’est plus proposé ; ce qui le porte le garde.\n« {{circles}} » contient les cercles. On n’entre plus dans un cercle non répertorié, et ses publications restent.\n« {{covers}} » contient les images de votre entreprise, dans l’ordre où elles sont proposées.',
  'help.treasury.title': 'Comment gérer jetons, cartes et commandes ?',
  'help.treasury.text':
    'Chaque jeton est compté deux fois et rien n’est effacé : une erreur se répare par une écriture inverse.',
  'help.treasury.steps':
    '« {{page}} » liste tous les mouvements. Donnez ou reprenez des jetons avec un motif, ou annulez un mouvement.\nSous « {{cards}} », donnez des cartes de membre et reprenez-les.\nSous « {{orders}} », comparez avec la banque, saisissez la somme reçue et enregistrez-la.\nSous « {{invoices}} », émettez, renvoyez avec un motif ou joignez le fichier.',
  'help.approvalSteps.title': 'Comment dire qui approuve quoi ?',
  'help.approvalSteps.text':
    'Il y a un modèle par type de demande et par organisation. Il vaut pour tout ce qui est en dessous, sauf modèle plus proche.',
  'help.approvalSteps.steps':
    'Sur « {{page}} », choisissez « {{create}} » et ajoutez jusqu’à dix étapes.\nUne étape s’adresse à un membre, à un rôle ou au responsable le plus proche. Un seul accord suffit, ou tous doivent accepter.\n« {{preview}} » montre les personnes concernées, pour n’importe quelle organisation.\nCe qui est en cours ne change pas ; ce qui attend quelqu’un peut être confié à un autre.',
  'help.signInMethods.title': 'Comment se connecter avec un compte d’entreprise ?',
  'help.signInMethods.text':
    'En plus du mot de passe, la connexion peut passer par un annuaire LDAP ou OpenID Connect.',
  'help.signInMethods.steps':
    'Sur « {{page}} », ajoutez une source et choisissez « {{test}} » avant de l’activer.\n« {{token}} » permet à votre système d’identité de créer, modifier et suspendre des membres tout seul.\nDonnez à ses groupes un rôle ou une organisation.\nSous « {{policy}} », n’autorisez plus que la connexion d’entreprise, une fois qu’une source fonctionne.',
  'help.messages.title': 'Comment changer le texte des e-mails et des notifications ?',
  'help.messages.text':
    'Votre entreprise peut formuler elle-même ses e-mails, notifications et messages de robots, dans chaque langue.',
  'help.messages.steps':
    'Sur « {{page}} », trouvez le texte, reformulez-le et regardez l’aperçu. Ses variables doivent rester.\n« {{robots}} » envoie les notifications à une discussion de groupe externe.\n« {{letters}} » contient ce que des visiteurs ont écrit. Notez-y ce qui a reçu réponse.',
  'help.logs.title': 'Qui a changé quoi, et tout va-t-il bien ?',
  'help.logs.text': 'Le journal garde chaque acte d’administration, avec l’état d’avant et celui d’après.',
  'help.logs.steps':
    'Sur « {{page}} », filtrez par personne, action et date, et ouvrez une entrée.\n« {{access}} » et « {{behaviour}} » se trouvent à côté. Un export y laisse lui-même une trace.\nQui exploite l’installation voit sous « {{health}} » comment elle se porte et quelles tâches ont échoué.',
} as const satisfies Record<keyof typeof source, string>;
