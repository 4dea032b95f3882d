import type {Article} from '../../catalogue/types';
import {absoluteUrl} from '../../storefront/schema/absolute-url';
import {plainTextOf} from '../../storefront/schema/text';
import type {AdminContext} from '../context';
import {articleNode} from '../nodes/content';
import {reject, rejectIfAny, type UserError} from '../user-error';
import {freeHandle} from './free-handle';

interface ArticleInput {
  title?: string | null;
  body?: string | null;
  summary?: string | null;
  tags?: readonly string[] | null;
  isPublished?: boolean | null;
  image?: {url?: string | null; altText?: string | null} | null;
}

export const articleMutations = {
  articleCreate: ({article}: {article: ArticleInput}, context: AdminContext) =>
    saveArticle(article, null, context),
  /** Omitted fields stay unchanged. */
  articleUpdate: ({id, article}: {id: string; article: ArticleInput}, context: AdminContext) => {
    const before = context.content.articles.find(id) ?? reject(['id'], 'Article does not exist');
    return saveArticle(article, before, context);
  },
  articleDelete: async ({id}: {id: string}, {content}: AdminContext) => ({
    deletedArticleId: (await content.articles.delete(id)) ? id : null,
  }),
};

async function saveArticle(input: ArticleInput, before: Article | null, context: AdminContext) {
  const {content, clock} = context;
  const title = input.title ?? before?.title ?? '';
  const image = imageOf(input, before, context);
  const wasPublished = before?.isPublished ?? true;
  const errors: UserError[] = [];
  if (!title.trim()) errors.push({field: ['article', 'title'], message: "Title can't be blank"});
  if (image === undefined) {
    errors.push({field: ['article', 'image', 'url'], message: 'Image is invalid'});
  }
  rejectIfAny(errors);
  const id = before?.id ?? content.articles.nextGid();
  const isTaken = (handle: string) => content.articles.all().some((one) => one.handle === handle);
  const article: Article = {
    id,
    handle: before?.handle ?? freeHandle(title, isTaken),
    title,
    bodyHtml: input.body ?? before?.bodyHtml ?? '',
    excerpt: input.summary == null ? (before?.excerpt ?? '') : plainTextOf(input.summary),
    image: image ? {...image, id: id.replace('/Article/', '/ArticleImage/')} : null,
    tags: input.tags ?? before?.tags ?? [],
    publishedAt: before && wasPublished ? before.publishedAt : clock().toISOString(),
    isPublished: input.isPublished ?? wasPublished,
  };
  await content.articles.put(article);
  return {article: articleNode(article, context)};
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
