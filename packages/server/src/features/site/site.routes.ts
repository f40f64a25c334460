import * as articles from '@shuyuan/contract/site/article.wire';
import * as wire from '@shuyuan/contract/site/page.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { deletePage, discardDraft, orderPages, publishPage, savePage, withdrawPage } from './manage/save-page.ts';
import { createPage } from './manage/create-page.ts';
import { listManagedPages, readManagedPage } from './manage/list-managed-pages.ts';
import { readAboutJoin, readArticle } from './read-article.ts';
import { listNavigation, listPagesBelow, readOriginalUrl, readPage } from './read-pages.ts';

export const siteRoutes: readonly Route[] = [
  on(wire.listPagesBelow, listPagesBelow),
  on(wire.readOriginalUrl, readOriginalUrl),
  on(wire.listNavigation, listNavigation),
  on(wire.readPage, readPage),
  on(articles.readTouristPartner, readArticle),
  on(articles.readPartner, readArticle),
  on(articles.readAboutJoin, readAboutJoin),
  on(wire.listManagedPages, listManagedPages),
  on(wire.readManagedPage, readManagedPage),
  on(wire.createPage, createPage),
  on(wire.orderPages, orderPages),
  on(wire.savePage, savePage),
  on(wire.publishPage, publishPage),
  on(wire.discardDraft, discardDraft),
  on(wire.withdrawPage, withdrawPage),
  on(wire.deletePage, deletePage),
];
