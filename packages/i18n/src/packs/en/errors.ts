import type { texts as source } from '../cn/errors.ts';

export const texts = {
  'lang.1': 'You don’t have permission to do this. If you need it, please contact your administrator.',
  'lang.2': 'Something went wrong. Please try again later.',

  'lang.40101': 'Your session has expired. Please sign in again.',
  'lang.40102': 'This session is no longer valid. Please sign in again.',
  'lang.20101': 'The account or password is incorrect. Please try again.',
  'lang.20102': 'Too many wrong passwords. The account is locked for now; try again in {{minutes}} min.',
  'lang.20103': 'This account has been suspended. Please contact your administrator.',
  'lang.20104':
    'This password is too weak. Use at least 10 characters with 4 or more different ones, and not the account name itself.',
  'lang.20105': 'This one-time password has expired. Please ask your administrator for a new one.',
  'lang.27101': 'The current password is not correct. Try again, or ask an administrator to reset it.',
  'lang.27102': 'The new password is the same as the current one. Please choose another.',

  'lang.10400': 'The request was malformed. Please reload the page and try again.',
  'lang.10404': 'What you are looking for doesn’t exist or has been deleted.',
  'lang.10405': 'This action isn’t supported. Please reload the page and try again.',
  'lang.10409': 'Someone else has changed this in the meantime. Please reload before editing.',
  'lang.10413': 'This is too large to send. Please shorten it and try again.',
  'lang.10415': 'This format isn’t supported. Please use another one.',
  'lang.10422': 'Some of the entries aren’t valid. Please check them and submit again.',
  'lang.10425': 'Your request is still being processed. Please wait a moment.',
  'lang.10426': 'This differs from what you submitted before. Please reload the page and submit again.',
  'lang.10429': 'You’re doing that too often. Please wait a moment and try again.',
  'lang.418004': 'Records that couldn’t be processed: {{totalCount}}. Please check them and try again.',
  'lang.10500': 'Something unexpected happened. Please try again later; if it persists, contact your administrator.',
  'lang.10503': 'The service is temporarily unavailable. Please try again later.',

  'lang.20201': 'The system has already been set up. Please sign in.',
  'lang.20202': 'The setup code is incorrect. Please check the code shown when the server started.',

  'lang.21101': 'You signed in with a one-time password. Please set a new password first.',
  'lang.21102': 'This account is already in use. Please choose another.',
  'lang.21103': 'Another member already has this e-mail address. Please check it.',
  'lang.21104': 'Another member already has this employee number. Please check it.',
  'lang.21105': 'The state of this member has just changed. Please reload and try again.',
  'lang.21106': 'You cannot do this to yourself. Please ask another administrator.',
  'lang.21107': 'This is the last administrator. Please appoint another one first.',
  'lang.21108': 'Only platform administrators can change a platform administrator. Please ask one of them.',
  'lang.21121': 'The company itself cannot be moved or deleted.',
  'lang.21122': 'An organisation cannot be moved into itself or below itself. Please choose another parent.',
  'lang.21123': 'This organisation still has sub-organisations, members or other content. Move them away first.',
  'lang.21124': 'The limit of {{max}} organisations has been reached. Please delete unused ones first.',
  'lang.21201':
    'The text near line {{line}} is not a table: check that quotation marks come in pairs, save as CSV and try again',
  'lang.21202': 'There is no “Account” column: keep the line of headers, or compare with the example file',
  'lang.21203': 'The table has no members: fill in at least one row below the headers',
  'lang.21204': 'At most {{max}} rows can be imported at once: split the table into several files',
  'lang.21205':
    'This import cannot be applied now: it is still being checked or has been applied already. Refresh to see where it stands',
  'lang.21206': 'Some rows are wrong, so none will be written: mend them as listed and upload the file again',

  'lang.22101': 'This value isn’t valid for the setting and wasn’t saved. Please check it and try again.',
  'lang.22102': 'This setting applies to the whole company. Please select the company itself to change it.',
  'lang.22201': 'The content contains sensitive words: {{words}}. Please edit it and submit again.',
  'lang.22202': 'The list is full: {{max}} words at most. Please remove words you no longer need first.',

  'lang.26100':
    'This sign-in method is switched off or does not exist. Please go back to the sign-in page and use another.',
  'lang.26101':
    'The sign-in was not completed: your identity provider refused it, or it took too long. Please sign in again.',
  'lang.26102':
    'Your company account was verified, but you have no account here yet. Please contact your administrator.',
  'lang.26103':
    'Your identity provider has not confirmed your e-mail address, so it cannot be matched. Please contact your administrator.',
  'lang.26104': 'This sign-in has expired. Please sign in again.',
  'lang.26105': 'Your company has switched off passwords. Please use the company sign-in on the sign-in page.',
  'lang.26106':
    'Your company’s identity system cannot be reached right now. Please try again later or contact your administrator.',
  'lang.26107':
    'The stored secret cannot be read; the server’s key may have changed. An administrator should enter it again under “Sign-in methods”.',
  'lang.26108': 'While only company sign-in is allowed, at least one enabled method has to remain.',
  'lang.26109':
    'Your account could not be created: the account name, e-mail address or employee number is already in use. Please contact your administrator.',
  'lang.26110': 'There are as many sign-in methods as allowed. Please delete one that is no longer used.',
  'lang.26111': 'There is already a sign-in method with this name. Please choose another.',
  'lang.26112': 'There are as many provisioning tokens as allowed. Please revoke one that is no longer used.',

  'lang.900005': 'This content has been deleted',
  'lang.100005': 'This content hasn’t been published yet',
  'lang.30117': 'This course isn’t open to you',
  'lang.30120': 'This course has been withdrawn',
  'lang.30126': 'This course is full',
  'lang.30520': 'You aren’t on the list of candidates for this exam',
  'lang.30521': 'This exam is over',
  'lang.39040': 'This knowledge item isn’t shared with you',
  'lang.40205': 'You aren’t enrolled in this training class',
  'lang.40206': 'This training class is full',
  'lang.40305': 'This live session isn’t open to you',
  'lang.40308': 'This live session has ended',
  'lang.40309': 'This live session has been cancelled',
  'lang.40901': 'This survey is closed',
  'lang.60104': 'Your organisation has reached its member limit',

  'lang.25101': 'This address can’t be used. Enter an https address that is reachable from the internet.',
  'lang.25102': 'You can add at most {{max}} robots. Remove one you no longer use first.',

  'lang.28121': 'There is no room left for files, so this one cannot be stored. Please contact your administrator.',

  'lang.20159':
    'No approval template has been set up, so this cannot be submitted yet. Please contact your administrator, {{administrator}}',
  'lang.24101': 'This approval has already been decided or withdrawn. Refresh to see where it stands',
  'lang.24102':
    'This is not yours to decide now: your turn has not come, or somebody has already decided this step. Refresh to see where it stands',
  'lang.24103': 'Only a rejected or withdrawn request can be submitted again. Refresh to see where it stands',
  'lang.24104':
    'Nobody is available to decide step {{step}}, so this cannot be submitted yet. Please contact your administrator, {{administrator}}',
  'lang.24105': 'This organisation already has an approval template for this kind of document. Edit that one instead',
  'lang.24106': 'This has already been submitted for approval. Open that approval to follow it or submit it again',
  'lang.30207': 'You have used all your attempts at this exam.',
  'lang.34008': 'The price has just changed. Please review the new price before you continue.',
  'lang.39011': 'This question is closed and takes no further replies.',
  'lang.39012': 'This column still has paying subscribers and can’t be deleted for now.',
  'lang.39013': 'The profile is under review. You can edit it again once the review is complete.',

  'error.notFound': 'What you are looking for doesn’t exist.',
  'error.tooLarge': 'This is too large to send. Please shorten it and try again.',
  'error.tooFrequent': 'You’re doing that too often. Please wait a moment and try again.',
  'error.serverBusy': 'The server is busy. Please try again later.',
  'error.network': 'Network error. Please check your connection.',

  'errorPage.ordinary.title': 'Not available right now',
  'errorPage.ordinary.explanation': 'This page can’t be opened at the moment.',
  'errorPage.ordinary.wayOn': 'Go back to the previous page, or carry on from the home page.',
  'errorPage.empty.title': 'Nothing here',
  'errorPage.empty.explanation': 'The content may have been deleted, cancelled or withdrawn.',
  'errorPage.empty.wayOn': 'Go back to the previous page, or look for something else on the home page.',
  'errorPage.no-permission.title': 'No access',
  'errorPage.no-permission.explanation': 'This content is open to selected people only.',
  'errorPage.no-permission.wayOn': 'If you need access, please contact the publisher or your administrator.',
  'errorPage.member-limit.title': 'No places left',
  'errorPage.member-limit.explanation': 'Every place is taken at the moment.',
  'errorPage.member-limit.wayOn': 'Check back later, or ask your administrator for more places.',
  'errorPage.close': 'Close',
  'errorPage.home': 'Go to the home page',

  'zxy.124105': 'This file type isn’t supported. Please choose another file.',
  'zxy.124106': 'File names can’t contain commas. Please rename the file and upload it again.',
  'zxy.124107': 'This file is empty. Please choose another one.',
  'zxy.199573': 'File names can’t be longer than 100 characters. Please shorten the name and upload it again.',
  'zxy.118243': 'Maximum number of files: {{limit}}.',
  'zxy.118244': 'The extra files have been removed.',
  'zxy.124111': 'Only one file can be uploaded. The file added later has been removed.',
  'zxy.198868': 'The image can’t be larger than ',
  'zxy.198869': 'Only jpg, jpeg and png are supported.',
  'zxy.198368':
    'The live room wasn’t ready in time. The live session has been saved; you can publish it from the list later.',
} satisfies Record<keyof typeof source, string>;
