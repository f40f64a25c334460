import type { texts as source } from '../cn/help.ts';

export const texts = {
  'help.title': 'Help centre',
  'help.lead': 'Short instructions for what people do here. Search for something, or choose what you are.',
  'help.search': 'Search the help',
  'help.search.clear': 'Clear the search',
  'help.role': 'Whom it is for',
  'help.role.all': 'Everything',
  'help.role.learner': 'Learners',
  'help.role.lecturer': 'Lecturers',
  'help.role.director': 'Directors',
  'help.role.administrator': 'Administrators',
  'help.area.everyday': 'Every day',
  'help.area.learning': 'Learning',
  'help.area.community': 'Community and coins',
  'help.area.teaching': 'Teaching',
  'help.area.directing': 'Directing',
  'help.area.administration': 'Administration',
  'help.found': 'Articles found: {{count}}',
  'help.none': 'No article has these words',
  'help.none.text': 'Try other words, or clear the search and look through the areas.',
  'help.otherRoles': 'For other roles',
  'help.open': 'Go to “{{page}}”',
  'help.notForYou': 'Meant for: {{roles}}',
  'help.related': 'More about these pages',
  'help.aside.title': 'Help with this page',
  'help.aside.close': 'Close the help',
  'help.aside.none': 'There is no article about this page. The help centre has everything else.',
  'help.aside.toCentre': 'Open the help centre',
  'help.aside.toArticle': 'Open in the help centre',
  'help.contact.title': 'No answer here?',
  'help.contact.text':
    'Ask your organisation’s administrator. If an error showed a request number, send it along: it helps to find the cause faster.',
  'help.start.title': 'How do I find my way around?',
  'help.start.text':
    'The bar at the top leads to learning, live sessions, the community and the paths. On a phone the same places stand at the bottom.',
  'help.start.steps':
    '“{{page}}” shows what your company put first, such as your tasks and what you are learning.\n“{{create}}” asks a question, uploads something or starts a live session.\nThe menu behind your picture leads to “{{centre}}”, your coins, the rooms and this help.\nThe question mark at the top explains the page you are on.\nWith the keyboard, Tab moves on and its first stop skips to the content; Esc closes what is open.',
  'help.profile.title': 'How do I change my password or picture?',
  'help.profile.text':
    'Your picture, your preferences and your password stand on one page. Whoever signs in with a company account changes the password there.',
  'help.profile.steps':
    'On “{{page}}” choose your picture to replace it.\nType the present password and the new one, and choose “{{change}}”. Your other devices are then signed out.\nIf you forgot it, ask an administrator: you get a one-time password and choose your own after signing in.\n“{{sessions}}” lists the browsers you are signed in with. End one of them, or all but the one before you.',
  'help.language.title': 'How do I change language, appearance or time zone?',
  'help.language.text':
    'There are six languages, a light and a dark appearance. Your choice is kept with your account, on every device.',
  'help.language.steps':
    'Open the menu behind your picture and choose “{{language}}” or “{{theme}}”.\nOn “{{page}}” you find both again, and your time zone: reminders wait for the morning by its clock.\nWhat colleagues wrote stays in the language they wrote it in.',
  'help.notices.title': 'I get too many notifications, or too few',
  'help.notices.text':
    'The bell at the top shows what is new. Each kind of notification can reach you in the product, by e-mail, or both.',
  'help.notices.steps':
    'Open “{{page}}” and switch each kind on or off for each way. Changes apply at once.\nWhat concerns your account or the system cannot be switched off.\nEach e-mail says why you got it and how to turn it off.',
  'help.tasks.title': 'Where do I see what I have to do?',
  'help.tasks.text':
    'One list has everything that waits for you, the next deadline first: approvals, surveys, exams, courses, subjects, classes, live sessions and room bookings.',
  'help.tasks.steps':
    'Open “{{page}}” from the menu behind your picture.\nNarrow the list to one kind if it is long.\nChoose a task to get to where it is done. It leaves the list by itself once it is done.',
  'help.approvals.title': 'How do I make a request, or decide one?',
  'help.approvals.text':
    'Requests, share accounts and live sessions that need approval are decided here. Every step stays readable.',
  'help.approvals.steps':
    'On “{{page}}” choose “{{create}}” and give it a title and a text.\nOpen a request to see who decides at each step, when they did and what they said.\nTo decide, agree, or refuse with a comment. What was refused can be changed and submitted again.\nBefore you are away choose “{{deputy}}” and the days: that colleague decides in your place, and the history says for whom.',
  'help.search.title': 'How do I search?',
  'help.search.text':
    'The search looks through all you may open: courses, exams, live sessions, questions, people, your files and more. Accents and capital letters do not count.',
  'help.search.steps':
    'Type in the box at the top; titles and people are suggested while you type.\nOn “{{page}}” choose a kind, and narrow it by time, topic, author or organisation.\nSomething that is said in a film opens at that second.\nIf nothing is found, “{{ask}}” takes your words along as a question.',
  'help.assistant.title': 'What can the assistant do?',
  'help.assistant.text':
    'It answers from what your company has written and you may open, and names its sources. Nobody else sees your conversations.',
  'help.assistant.steps':
    'Press “{{open}}” at the edge of a page, or go to “{{page}}”.\nAsk in your own words. The answer is finished even if you leave the page.\nOpen the sources and check what matters: an answer can be wrong.\n“{{create}}” begins another subject. Earlier conversations stay in the list for 180 days.',
  'help.files.title': 'How do I keep files here?',
  'help.files.text': 'Your own files are seen by you alone. Documents, films, sounds and books are shown in the page.',
  'help.files.steps':
    'On “{{page}}” choose “{{upload}}” and the files.\nAn upload that broke off goes on where it stopped when you choose the same file again.\nChoose a file to look at it; you can also download, rename or delete it.\nWhat a course or a post uses can be neither renamed nor deleted by you alone.',
  'help.rooms.title': 'How do I book a room?',
  'help.rooms.text': 'Everybody can book a room, up to 180 days ahead. Two bookings never overlap.',
  'help.rooms.steps':
    'In the week on “{{page}}” press a free stretch, or draw one with the mouse.\nOr choose “{{find}}” and say for how many, when, how long and with what equipment.\nSay what it is for and choose “{{book}}”. For some rooms a colleague has to agree first.\n“{{mine}}” has your bookings: cancel one, or take it into your calendar.',
  'help.courses.title': 'How do I take a course?',
  'help.courses.text': 'A course goes on where you stopped, on any device. Finished sections stay finished.',
  'help.courses.steps':
    'On “{{page}}” filter the catalogue by kind, topic or words, and open a course.\nChoose “{{begin}}” and work through its sections; a locked one says which to finish first.\nBelow the material, “{{count}}” shows what counts, what does not and what is missing.\nFilms count only while you can see them; questions in them are part of it.\nThe course is finished when all required sections are.',
  'help.notes.title': 'How do I take notes while I learn?',
  'help.notes.text':
    'A note stands at the second or page where you wrote it. Notes are yours alone, and stay when you take the course again.',
  'help.notes.steps':
    'Open a section from “{{page}}” and choose “{{note}}” below the material.\nPress a note to get back to its place, or search your notes.\n“{{transcript}}” has all that is said in a film: press a line to go there.\n“{{export}}” saves the notes of the course as a text.',
  'help.records.title': 'Where do I see what I have learned?',
  'help.records.text': 'Your own space gathers your courses, exams, classes, certificates and what you saved.',
  'help.records.steps':
    'On “{{page}}” each list says what waits in it.\nFilter a list by words or by how far you are; “{{columns}}” chooses what a table shows.\n“{{collected}}” has the posts, courses, live sessions and library items you saved.\n“{{report}}” shows your time week by week and what you finished. Both can be exported.',
  'help.duties.title': 'What must I learn, and by when?',
  'help.duties.text':
    'Required training comes from the company, study packs come from your director. Both say by when.',
  'help.duties.steps':
    'Open “{{page}}” and a duty in it; each of its contents leads to where it is done.\n“{{packs}}” has what your director pushed to you, with a message.\nYou are reminded a week and a day before it is due.\nIf you cannot do it, ask your director: they can exempt you, or record what you did elsewhere.',
  'help.subjects.title': 'How do I work through a subject?',
  'help.subjects.text': 'A subject puts courses, exams, classes and more in stages. What you learned before counts.',
  'help.subjects.steps':
    'Open one on “{{page}}” and choose “{{join}}”. From then on its deadlines run.\nDo what is required, and as many electives as each stage asks for.\nA locked item names the shortest way to open it.\nWhere you need an item not, choose “{{exemption}}” and say why; it is decided by a director or whoever manages the subject.',
  'help.paths.title': 'How do I walk the path of my position?',
  'help.paths.text': 'A position asks for a path of chapters. What you did stays, also when you leave the position.',
  'help.paths.steps':
    'Open your path on “{{page}}”; it opens at the section you opened last.\nA locked chapter says which sections open it; each is a click away.\nLinks and recordings you confirm yourself after opening them.\nWhen everything is done choose “{{submit}}”. A director or approver looks at the evidence, and agrees or sends it back with a reason.',
  'help.exams.title': 'How do I take an exam?',
  'help.exams.text':
    'The page before the start says how long it takes, how many attempts you have and what the rules are. Answers are saved by themselves.',
  'help.exams.steps':
    'Open the exam from “{{page}}” and choose “{{begin}}”; your time runs from then on.\nAnswer in any order. If the connection breaks, go on: your answers are kept in the browser and sent later.\nChoose “{{submit}}” when you are done. When the time is up, it happens by itself.\n“{{records}}” shows your results, as far as the exam shows them.',
  'help.practice.title': 'How does daily practice work?',
  'help.practice.text': 'Ten minutes a day keep what you know. Practice is no exam: nothing of it is a mark.',
  'help.practice.steps':
    'On “{{page}}” choose question banks. Cards also come from your own wrong answers in exams and films.\nAnswer, and say how hard it was or that you guessed: that decides when the card comes back.\nLeave a card for tomorrow, or put it aside.\nDays in a row count until you miss one.',
  'help.classes.title': 'How do I apply for a class?',
  'help.classes.text':
    'Classes meet in a room, online or both. When all seats are taken, a waiting list keeps your place.',
  'help.classes.steps':
    'Open a class from “{{page}}” and choose “{{apply}}”. Some classes need approval, some draw their seats.\nA seat that is given up goes to the first who waits, and they are told.\nIf you cannot come, give up your seat in good time.\nAt the meeting scan the code on the screen, or type its six digits on the page of the class.',
  'help.lives.title': 'How do I watch a live session?',
  'help.lives.text': 'In a live room you watch, write, ask and vote. What was recorded can be watched again.',
  'help.lives.steps':
    '“{{page}}” shows what is on, what comes and what was recorded.\nChoose “{{subscribe}}” before it begins: you are reminded 15 minutes before.\nIn the room use the chat, ask a question, or choose “{{raise}}” if you want to speak.\nAfterwards, “{{replay}}” has the film, with what was said and asked at its second.',
  'help.surveys.title': 'How do I answer a survey?',
  'help.surveys.text': 'Surveys ask before something is decided, evaluations ask after something was taught.',
  'help.surveys.steps':
    'Open it on “{{page}}” or from your tasks.\nYour answers are kept in this tab until you choose “{{submit}}”. After that they cannot be changed.\nIf a survey is anonymous, nobody can see who said what, and nothing is shown before five have answered.',
  'help.certificates.title': 'How do I earn a certificate?',
  'help.certificates.text':
    'A certificate asks for contents, some of them with a minimum mark. It is issued by itself once you have done them all.',
  'help.certificates.steps':
    '“{{earn}}” on the learning page shows what there is and how far you are.\nYours are on “{{page}}”; a red dot marks a new one.\nChoose “{{download}}” to print it, in any of the six languages.\nAnybody who has its number finds out under “{{check}}” whether it is valid.',
  'help.library.title': 'How do I use the knowledge library?',
  'help.library.text':
    'The library has documents, films, sounds and books that you may read without having to learn them.',
  'help.library.steps':
    'On “{{page}}” filter by kind, topic or unit, or search for a title.\nOpen an item: it is shown in the page, on from where you stopped.\nSave it to find it again under “{{collected}}” and to hear of new versions.\nIt can be downloaded where its author allows that.',
  'help.questions.title': 'How do I ask, answer or report something?',
  'help.questions.text':
    'Anybody may ask and answer. Below a post stand the answers, and below each answer its replies.',
  'help.questions.steps':
    'Choose “{{create}}” at the top, then “{{page}}”. A clear title and a topic help others to find it.\nAnswer below the question, or reply to an answer. Like what helped you.\nSave or follow a post to come back to it.\nChoose “{{accuse}}” where something should go. A moderator decides, and the author never learns who reported it.',
  'help.publishing.title': 'How do I publish an article, a film or a document?',
  'help.publishing.text':
    'Share accounts publish: an expert, a team, or an official account of the company. You need to belong to one.',
  'help.publishing.steps':
    'Choose “{{create}}” and then “{{upload}}”, or go to “{{page}}”.\nChoose the account, write or upload, and add a cover and topics.\nWhat you write is kept as a draft until you publish it.\nChoose “{{submit}}”. Where the company checks contents, a moderator has to agree first.',
  'help.columns.title': 'What are columns for?',
  'help.columns.text': 'A column gathers what one share account has published, in an order of its own.',
  'help.columns.steps':
    'Open a column and choose “{{subscribe}}” to hear of new posts in it.\nOwners and administrators of an account choose “{{add}}” on “{{page}}”.\nThey add posts of the account and put them in order.\nA column can have a price. Whoever bought it reads everything in it.',
  'help.topics.title': 'How do I follow topics, people and circles?',
  'help.topics.text': 'What you follow decides what is recommended to you and what you hear of.',
  'help.topics.steps':
    'Open a topic, a colleague or a share account and choose “{{follow}}”.\n“{{page}}” has all topics by category.\nUnder “{{circles}}” you join colleagues of one field and publish among them.\n“{{collection}}” has everything you follow. There you also stop following.',
  'help.accounts.title': 'How do I get a share account?',
  'help.accounts.text':
    'An expert account belongs to one person, a team account to several. Official ones are made by administrators.',
  'help.accounts.steps':
    'On “{{page}}” choose “{{apply}}” and fill in name, topics, picture and reason.\nAn administrator decides; “{{applications}}” shows how it stands.\nPeople join by being added, or through “{{invite}}”: a code, a link or a QR code.\nOn the page of the account its people see how it is read and what it earned.',
  'help.sharing.title': 'How do I pass something on?',
  'help.sharing.text': 'Whoever follows your link sees what they may see anyway: passing on opens nothing.',
  'help.sharing.steps':
    'Choose “{{share}}” on a post, course, column, account or live session.\nTake “{{link}}”, “{{poster}}”, or another of the ways your company allows.\n“{{page}}” lists what you passed on and how often it was opened.',
  'help.coins.title': 'How do I earn and give coins?',
  'help.coins.text':
    'Coins are given and spent, points make your grade. Contributions, surveys and certificates may earn them.',
  'help.coins.steps':
    '“{{page}}” has every entry, with the balance after it.\nBelow a post or an answer choose “{{reward}}” to give coins for it. Nobody can reward themselves.\nWhat a share account has earned is shared out by its owner, with “{{distribute}}” on its statement.',
  'help.buying.title': 'How do I buy paid content?',
  'help.buying.text':
    'Some posts and columns cost coins, others are opened by a card. You see the beginning and the price before you buy.',
  'help.buying.steps':
    'Choose “{{buy}}” and confirm. You pay the price the question names.\nWhat you bought stays open, whatever its price becomes.\n“{{page}}” lists what you bought and which cards you hold.\nCards are given by administrators and cannot be bought.',
  'help.invoices.title': 'How do I buy coins and get an invoice?',
  'help.invoices.text': 'Where the company allows it, coins are bought by bank transfer.',
  'help.invoices.steps':
    'On “{{page}}” say how many yuan, and choose “{{order}}”.\nTransfer the sum to the account shown, with the number of the order, within ten days.\nThe coins come when finance has found your transfer.\nChoose “{{invoice}}” for paid orders. “{{mine}}” shows how it stands, and has the file if there is one.',
  'help.courseMaking.title': 'How do I make a course?',
  'help.courseMaking.text':
    'A course has chapters with sections: films, documents, articles, exams, classes and more. Learners see nothing of a draft.',
  'help.courseMaking.steps':
    'On “{{page}}” choose “{{create}}” and give it a title.\nBuild the outline; order it by dragging or with the arrows, and say which sections are required.\n“{{preview}}” shows it as learners will see it, and records nothing.\n“{{publish}}” says what is missing and whom it reaches. Whoever is midway keeps their version, or moves on with all they did.\nLater, “{{remind}}” reaches those who have not begun or are midway.',
  'help.subjectMaking.title': 'How do I make a subject?',
  'help.subjectMaking.text':
    'A subject puts courses, exams, surveys, classes, live sessions, links and files in stages.',
  'help.subjectMaking.steps':
    'On “{{page}}” choose “{{create}}” and say whom it is for.\nAdd stages, mark items as required or elective, and say how many electives a stage asks for.\nSay what comes first, and set deadlines.\nPublish it. Its report shows each learner and can be exported.\nDecide under “{{exemptions}}” about what learners ask to leave out.',
  'help.examMaking.title': 'How do I set an exam?',
  'help.examMaking.text':
    'A paper is the same for everybody, or drawn for each taker by rules. Whoever makes or marks an exam cannot take it.',
  'help.examMaking.steps':
    'On “{{page}}” choose “{{create}}”.\nChoose questions or add rules; set times, attempts, pass mark and audience.\n“{{preview}}” shows a paper as a taker could get it.\n“{{publish}}” pins the questions: to change a published exam, withdraw it first.\n“{{attempts}}” shows who is answering; “{{extra}}” gives somebody more minutes.',
  'help.questionBank.title': 'How do I fill the question bank?',
  'help.questionBank.text':
    'Everybody who makes exams reads the bank with its answers. A question is changed by its author or by whoever manages all exams.',
  'help.questionBank.steps':
    'On “{{page}}” choose “{{create}}”, then a kind, and write the right answer and an explanation.\nWhat is nearly there already is shown while you write.\n“{{save}}” writes the next version; papers that were published keep theirs.\n“{{import}}” reads tables, GIFT and Moodle XML. Each line is checked, and nothing is written until you confirm.',
  'help.marking.title': 'How do I mark answers?',
  'help.marking.text': 'Markers see the question and the answer, never whose it is. Nobody marks their own.',
  'help.marking.steps':
    'Open “{{page}}” among the exams; it is there while something waits for you.\nGive points, or choose a level of each criterion, and add a comment where you like.\nWhere two markers are too far apart, a third one can decide.\nA question that went wrong is put right under “{{regrade}}” on the page of its exam. A trial run first shows whose mark would change.',
  'help.surveyMaking.title': 'How do I make a survey?',
  'help.surveyMaking.text': 'A survey has eight kinds of questions, and can be anonymous.',
  'help.surveyMaking.steps':
    'On “{{page}}” choose “{{create}}”; begin empty, with a template, or copy an earlier one.\nAdd questions. One may depend on the answer to an earlier one.\n“{{preview}}” shows what will be asked, and keeps nothing.\nChoose audience and times, and “{{publish}}”. Questions and anonymity then stay as they are.\nIts results can be exported; those who have not answered can be reminded once a day.',
  'help.classRunning.title': 'How do I run a class?',
  'help.classRunning.text': 'A class has meetings, seats and a waiting list that keeps itself in order.',
  'help.classRunning.steps':
    'On “{{page}}” choose “{{create}}” and add its meetings, each with a room or an address.\n“{{publish}}” reserves the rooms and lets people apply.\nUnder “{{people}}” you decide on applications and add people yourself.\nUnder “{{attendance}}” you show the code that people scan, and correct by hand with a reason.\nMaterials, an evaluation and what it cost belong to the class, too.',
  'help.liveHolding.title': 'How do I hold a live session?',
  'help.liveHolding.text': 'You begin at once or plan a time. Your company may want to approve it first.',
  'help.liveHolding.steps':
    'On “{{page}}” choose “{{create}}”.\n“{{start}}” leads into the room at once; “{{apply}}” sets a time and gives you a link and a QR code.\nIn the room check camera and microphone, then start. Share your screen or slides, answer questions, open polls.\nAfter the end the recording is made by itself: set chapters, cut it, and read the report.',
  'help.team.title': 'How do I see how my people are doing?',
  'help.team.text': 'You see the people of the organisations you direct, with everything below, as they are today.',
  'help.team.steps':
    '“{{page}}” shows of each what is late, due and done, their minutes, and when they were last seen.\nNarrow it to those with something overdue, or without learning for four weeks. The list can be exported.\n“{{team}}” compares the weeks and the units below.\nA path that was handed in waits among your approvals: look at the evidence, agree, or send it back with a reason.',
  'help.packs.title': 'How do I push a study pack?',
  'help.packs.text':
    'A pack is up to twenty contents for people or units, with a deadline and a message. It reaches only those you direct.',
  'help.packs.steps':
    'Open “{{page}}” and choose what, whom and by when; write a message.\n“{{preview}}” shows the minutes of each person, and their other deadlines around that day.\n“{{push}}” tells everybody. A pack never changes afterwards.\n“{{people}}” shows who opened it, who is done and who is overdue: remind them, record somebody as done, or take it back.',
  'help.assignments.title': 'How do I set required training?',
  'help.assignments.text':
    'A rule says who learns what by when, and whether it comes again. Whoever manages all courses makes rules; directors look after their people.',
  'help.assignments.steps':
    'On “{{page}}” choose “{{create}}”, and add contents, an audience and a day.\n“{{preview}}” says how many people it is for, and how many minutes it takes.\nStart it: everybody has a duty, and is reminded a week and a day before.\nOpen the people of a rule to exempt somebody, or to record what they did elsewhere.\nEnter absences: duties wait meanwhile where the rule says so.',
  'help.members.title': 'How do I add and look after members?',
  'help.members.text': 'A member has an account, an organisation, and roles that say what they may do.',
  'help.members.steps':
    'On “{{page}}” choose “{{add}}”. You get a one-time password to hand over.\n“{{import}}” reads a table. Every row is checked first, and nothing is written until all of them are right.\nIn the list suspend somebody, note that they left, or reset a password.\n“{{organizations}}” has the tree: add, rename or move a unit.',
  'help.settings.title': 'How do settings work?',
  'help.settings.text':
    'Settings are inherited down the tree: without a value of its own, an organisation uses that of the nearest one above.',
  'help.settings.steps':
    'On “{{page}}” choose an organisation. Each setting says where its value comes from.\nSave a value to give the organisation its own.\n“{{clear}}” or “{{reset}}” gives it up again.\nThe history of a setting says who changed it, and when.',
  'help.sitePages.title': 'How do I change the home page?',
  'help.sitePages.text':
    'Home and branch pages are made of modules. Articles about the company are read by visitors, too.',
  'help.sitePages.steps':
    'On “{{page}}” choose an organisation, and open one of its pages or make a new one.\n“{{add}}” brings a banner, courses, live sessions, a text and more. Order modules by dragging or with the keys.\nWrite the titles in each language, and try the widths and the dark appearance.\n“{{save}}” keeps the draft. “{{publish}}” shows it to readers, also in organisations below that have no page of their own.',
  'help.moderation.title': 'How do I moderate content?',
  'help.moderation.text': 'Moderators settle reports, and agree to what waits where the company checks contents.',
  'help.moderation.steps':
    'On “{{page}}” open what waits or was reported, and read it.\nAgree to it, or remove it with a reason. Its author is told, but never who reported it.\nWhat was removed can be brought back for thirty days.\n“{{words}}” has the words that are refused everywhere. Try a text there before you add one.',
  'help.vocabulary.title': 'How do I keep topics, circles and covers in order?',
  'help.vocabulary.text':
    'Topics name what things are about, circles bring people together, covers make posts look their best.',
  'help.vocabulary.steps':
    'On “{{page}}” create, rename, move or hide topics. A hidden one is no longer offered; what carries it keeps it.\n“{{circles}}” has the circles. Nobody new joins one that is not listed, and its posts stay.\n“{{covers}}” has your company’s own pictures, in the order in which they are offered.',
  'help.treasury.title': 'How do I look after coins, cards and orders?',
  'help.treasury.text':
    'Every coin is booked twice and nothing is deleted: a mistake is put right by an entry the other way round.',
  'help.treasury.steps':
    '“{{page}}” lists every trade. Give coins or take them back with a reason, or reverse a trade.\nUnder “{{cards}}” you give member cards to people and take them back.\nUnder “{{orders}}” compare with what the bank says, type the sum that came, and book it.\nUnder “{{invoices}}” you issue, send back with a reason, or attach the file.',
  'help.approvalSteps.title': 'How do I say who approves what?',
  'help.approvalSteps.text':
    'There is one template for each kind of request and organisation. It holds for everything below, until a nearer one replaces it.',
  'help.approvalSteps.steps':
    'On “{{page}}” choose “{{create}}” and add up to ten steps.\nA step asks a member, a role or the nearest director. One agreement is enough, or everybody has to agree.\n“{{preview}}” shows the people behind it, for any organisation.\nWhat is under way stays as it is; what waits for somebody can be given to somebody else.',
  'help.signInMethods.title': 'How do people sign in with their company account?',
  'help.signInMethods.text': 'Besides passwords, people may sign in through an LDAP directory or OpenID Connect.',
  'help.signInMethods.steps':
    'On “{{page}}” add a source, and choose “{{test}}” before you switch it on.\n“{{token}}” lets your identity system create, change and suspend members by itself.\nGive its groups a role or an organisation.\nUnder “{{policy}}” you allow the company sign-in alone, once a source works.',
  'help.messages.title': 'How do I change what mails and notices say?',
  'help.messages.text': 'Your company can word its mails, notices and robot messages itself, in each language.',
  'help.messages.steps':
    'On “{{page}}” find the text, reword it and look at the preview. Its placeholders have to stay.\n“{{robots}}” sends notices to a group chat outside.\n“{{letters}}” has what visitors wrote to you. Note there what was answered.',
  'help.logs.title': 'Who changed what, and is all well?',
  'help.logs.text': 'The audit log keeps every act of administration, with what was there before and after.',
  'help.logs.steps':
    'On “{{page}}” filter by person, action and date, and open an entry.\n“{{access}}” and “{{behaviour}}” stand beside it. An export is an entry itself.\nWhoever runs the installation sees under “{{health}}” how it is doing, and which jobs have failed.',
} as const satisfies Record<keyof typeof source, string>;
