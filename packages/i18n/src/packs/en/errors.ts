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
  'lang.21150': 'This password is one of the most common and easy to guess. Please choose another.',
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

  'lang.20159':
    'No approval template has been set up, so this cannot be submitted yet. Please contact your administrator, {{administrator}}',

  'lang.30207': 'You have used all your attempts at this exam.',
  'lang.34008': 'The price has just changed. Please review the new price before you continue.',
  'lang.39011': 'This question is closed and takes no further replies.',
  'lang.39012': 'This column still has paying subscribers and can’t be deleted for now.',
  'lang.39013': 'The profile is under review. You can edit it again once the review is complete.',

  'error.signIn': 'Please sign in first.',
  'error.notFound': 'What you are looking for doesn’t exist.',
  'error.tooLarge': 'This is too large to send. Please shorten it and try again.',
  'error.tooFrequent': 'You’re doing that too often. Please wait a moment and try again.',
  'error.serverBusy': 'The server is busy. Please try again later.',
  'error.network': 'Network error. Please check your connection.',

  'plain.20102': 'Too many wrong passwords. The account is locked for now; try again later.',
  'plain.20159':
    'No approval template has been set up, so this cannot be submitted yet. Please contact your administrator.',
  'plain.limit': 'That is more than is allowed. Please reduce it and try again.',

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
  'errorPage.back': 'Back to the previous page',
  'errorPage.close': 'Close this window',
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
