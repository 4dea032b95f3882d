import {authorOf} from '../../catalogue/content';
import type {Article} from '../../catalogue/types';
import {absoluteUrl} from '../../storefront/schema/absolute-url';
import {plainTextOf} from '../../storefront/schema/text';
import {SITE} from '../../../supabase/functions/_shared/contracts/site';
import type {AdminContext} from '../context';
import {articleNode} from '../nodes/content';
import {userError, type UserError} from '../user-error';
import {freeHandle} from './handle-of';

interface ArticleInput {
  title?: string | null;
  body?: string | null;
  summary?: string | null;
  tags?: readonly string[] | null;
  isPublished?: boolean | null;
  image?: {url?: string | null; altText?: string | null} | null;
  author?: {name?: string | null} | null;
}

export const articleMutations = {
  articleCreate: ({article}: {article: ArticleInput}, context: AdminContext) =>
    saveArticle(article, null, context),
  /** Omitted fields stay unchanged. */
  articleUpdate: ({id, article}: {id: string; article: ArticleInput}, context: AdminContext) => {
    const before = context.content.articles.find(id);
    if (before) return saveArticle(article, before, context);
    return {article: null, userErrors: [userError(['id'], 'Article does not exist')]};
  },
  articleDelete: async ({id}: {id: string}, {content}: AdminContext) => ({
    deletedArticleId: (await content.articles.delete(id)) ? id : null,
    userErrors: [],
  }),
};

async function saveArticle(input: ArticleInput, before: Article | null, context: AdminContext) {
  const {content, clock} = context;
  const title = input.title ?? before?.title ?? '';
  const image = imageOf(input, before, context);
  const wasPublished = before?.isPublished ?? true;
  const errors: UserError[] = [];
  if (!title.trim()) errors.push(userError(['article', 'title'], "Title can't be blank"));
  if (image === undefined) errors.push(userError(['article', 'image', 'url'], 'Image is invalid'));
  if (image === undefined || errors.length > 0) return {article: null, userErrors: errors};
  const id = before?.id ?? content.articles.nextGid();
  const isTaken = (handle: string) => content.articles.all().some((one) => one.handle === handle);
  const article: Article = {
    id,
    handle: before?.handle ?? freeHandle(title, isTaken),
    title,
    bodyHtml: input.body ?? before?.bodyHtml ?? '',
    excerpt: input.summary == null ? (before?.excerpt ?? '') : plainTextOf(input.summary),
    author: before?.author ?? authorOf(input.author?.name ?? SITE.artist.name),
    image: image && {...image, id: id.replace('/Article/', '/ArticleImage/')},
    tags: input.tags ?? before?.tags ?? [],
    publishedAt: before && wasPublished ? before.publishedAt : clock().toISOString(),
    isPublished: input.isPublished ?? wasPublished,
  };
  await content.articles.put(article);
  return {article: articleNode(article, context), userErrors: []};
}

/** The picture with the URL, one of the article or an uploaded one; undefined when there's none. */
function imageOf(
  {image: input}: ArticleInput,
  before: Article | null,
  {content, origin}: AdminContext,
): Article['image'] | undefined {
  if (input === undefined) return before?.image ?? null;
  if (!input?.url) return null;
  const known = [before?.image, ...content.files.all().map(({image}) => image)];
  const image = known.find((one) => one && absoluteUrl(origin, one.url) === input.url);
  return image && {...image, altText: input.altText ?? image.altText};
}
