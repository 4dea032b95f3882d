import {type Page, readAll} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {file, line, lines, required, text, yesOrNo} from '../../../store/field-types';
import {SITE} from '../../../supabase/functions/_shared/contracts/site';
import {formatInstant} from '../../format-instant';
import {parseList} from '../../parse-json';
import {numberOfGid} from '../../storefront/schema/gid';
import {type AdminContext, type AdminPage, type OpenSection} from '../context';
import {type ByField, errorsOf, formPage, type Saved, type UserErrors} from '../form-page';
import {writeList} from '../forms/defined-field';
import {listPage} from '../list-page';
import {descriptionHtml, descriptionText} from '../products/description-text';

const PATH = '/admin/blog-posts';

const LIST_QUERY = `{ articles(first: 250) { nodes { id title publishedAt isPublished } } }`;
const ARTICLE_QUERY = `query ($id: ID!) {
  article(id: $id) { id handle title body summary tags isPublished image { url altText } }
}`;
const BLOGS_QUERY = `{ blogs(first: 1) { nodes { id } } }`;
const FILES_QUERY = `query ($after: String) {
  files(first: 250, after: $after) {
    nodes { id alt ... on MediaImage { image { url } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const CREATE = `mutation ($article: ArticleCreateInput!) {
  saved: articleCreate(article: $article) { article { id } userErrors { field message } }
}`;
const UPDATE = `mutation ($id: ID!, $article: ArticleUpdateInput!) {
  saved: articleUpdate(id: $id, article: $article) { article { id } userErrors { field message } }
}`;
const DELETE = `mutation ($id: ID!) { articleDelete(id: $id) { deletedArticleId } }`;

interface Listed {
  id: string;
  title: string;
  publishedAt: string;
  isPublished: boolean;
}

interface Article {
  id: string;
  handle: string;
  title: string;
  body: string;
  summary: string;
  tags: readonly string[];
  isPublished: boolean;
  image: {url: string; altText: string | null} | null;
}

interface File {
  id: string;
  alt: string | null;
  /** Undefined for a recording. */
  image?: {url: string};
}

interface SavedArticle {
  article: {id: string} | null;
  userErrors: UserErrors;
}

const FIELDS = [
  required(line('title', 'Title')),
  text('body', 'Text', 'An empty line between paragraphs. HTML is allowed.'),
  text('summary', 'Excerpt', 'A sentence or two, for the list of posts and for search engines.'),
  file('image', 'Featured image', 'Above the post and in the list.'),
  lines('tags', 'Tags', 'One per line. Works with the same tags appear below the post.'),
  yesOrNo('isPublished', 'Visible', 'If this is off, only you see the post.'),
];

/** `/admin/blog-posts`: the journal's posts, and the form of each. */
export const openBlogPosts: OpenSection = async (context, [number]) => {
  if (number === undefined) return listPosts(context);
  if (number === 'new') return postForm(context, null);
  const {article} = await context.run<{article: Article | null}>(ARTICLE_QUERY, {
    id: `gid://shopify/Article/${number}`,
  });
  return article && postForm(context, article);
};

async function listPosts(context: AdminContext): Promise<AdminPage> {
  const {articles} = await context.run<{articles: {nodes: readonly Listed[]}}>(LIST_QUERY);
  const newestFirst = articles.nodes.toSorted(
    (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt),
  );
  return listPage(context, {
    title: 'Blog posts',
    lead: 'Your journal, the newest post first. It has a link in the footer once there is a post.',
    addPath: `${PATH}/new`,
    entries: newestFirst.map(({id, title, publishedAt, isPublished}) => ({
      title,
      path: `${PATH}/${numberOfGid(id)}`,
      detail: formatInstant(new Date(publishedAt)),
      state: isPublished ? null : 'hidden',
    })),
  });
}

function postForm(context: AdminContext, article: Article | null): AdminPage {
  return formPage(context, {
    title: article?.title ?? 'A new post',
    back: {path: PATH, label: 'All blog posts'},
    shopPath: article?.isPublished ? `/journal/${article.handle}` : undefined,
    fields: FIELDS,
    values: new Map([
      ['title', article?.title ?? ''],
      ['body', descriptionText(article?.body ?? '')],
      ['summary', descriptionText(article?.summary ?? '')],
      ['image', article?.image?.url ?? ''],
      ['tags', writeList(article?.tags ?? [])],
      ['isPublished', String(article?.isPublished ?? true)],
    ]),
    save: (values) => savePost(context, values, article),
    remove: article ? () => context.run(DELETE, {id: article.id}) : undefined,
  });
}

async function savePost(
  context: AdminContext,
  values: ByField,
  before: Article | null,
): Promise<Saved> {
  const valueOf = (key: string) => values.get(key) ?? '';
  const input = {
    title: valueOf('title'),
    body: descriptionHtml(valueOf('body')),
    summary: descriptionHtml(valueOf('summary')),
    tags: parseList(valueOf('tags')) ?? [],
    isPublished: valueOf('isPublished') === 'true',
    image: await imageOf(context, valueOf('image'), before),
  };
  const {saved} = await (before
    ? context.run<{saved: SavedArticle}>(UPDATE, {id: before.id, article: input})
    : createPost(context, input));
  const {article, userErrors} = saved;
  return article ? {path: `${PATH}/${numberOfGid(article.id)}`} : {errors: errorsOf(userErrors)};
}

async function createPost({run}: AdminContext, input: object) {
  const {blogs} = await run<{blogs: {nodes: readonly {id: string}[]}}>(BLOGS_QUERY);
  const article = {...input, blogId: blogs.nodes[0]?.id, author: {name: SITE.artist.name}};
  return run<{saved: SavedArticle}>(CREATE, {article});
}

/** The image of a post has a URL rather than a file's id. `value` is either: the stored URL, or the file chosen. */
async function imageOf({run}: AdminContext, value: string, before: Article | null) {
  if (!value) return null;
  if (value === before?.image?.url) return before.image;
  const files = await readAll(
    async (after) => (await run<{files: Page<File>}>(FILES_QUERY, {after})).files,
  );
  const chosen = files.find(({id}) => id === value);
  return chosen?.image && {url: chosen.image.url, altText: chosen.alt};
}
