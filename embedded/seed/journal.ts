import type {Article, Blog} from '../catalogue/types';
import {shopGid} from '../catalogue/gids';
import {pictureUrl} from './picture-url';

interface Entry {
  handle: string;
  title: string;
  publishedAt: string;
  tags: readonly string[];
  picture: {file: string; alt: string; width: number; height: number};
  excerpt: string;
  paragraphs: readonly string[];
}

/** The newest first. Data only. */
const ENTRIES: readonly Entry[] = [
  {
    handle: 'the-week-the-fog-stayed',
    title: 'The week the fog stayed',
    publishedAt: '2025-07-08T08:30:00-03:00',
    tags: ['Fog', 'Harbour'],
    picture: {
      file: 'gallery/05-thick-o-fog.jpg',
      alt: 'Fishing sheds and a lobster boat dissolve into warm grey harbour fog.',
      width: 1200,
      height: 800,
    },
    excerpt: 'Six days without an edge on anything, and what that does to a palette.',
    paragraphs: [
      'It came in on the Monday tide and forgot to leave. By Wednesday the wharf had no far end. I could hear the boats better than I could see them.',
      'Fog is not grey. It is whatever is behind it, told quietly. I mixed eleven pale colours that week and used nine, and the warmest of them went where the water was.',
      'On the Sunday it lifted in about four minutes, like somebody taking a cloth off a table. I was almost sorry.',
    ],
  },
  {
    handle: 'why-the-knife',
    title: 'Why the knife',
    publishedAt: '2025-03-18T09:00:00-03:00',
    tags: ['Studio'],
    picture: {
      file: 'studio/studio.jpg',
      alt: 'A large canvas on its easel seen from behind, stretcher bars and painted edge, in the light of a studio window',
      width: 1400,
      height: 1050,
    },
    excerpt: 'A brush describes water. A knife behaves like it.',
    paragraphs: [
      'People ask about the ridges, and whether they may touch them. On an original, no. On a print, there is nothing there to touch, which surprises the hand every time.',
      'I reach for the knife when a wave has to break. A brush describes water. A knife behaves like it: it gathers, it drags, it lets go all at once.',
      'It also forgives nothing. You get one pass, and then you have either a sea or a mess to scrape down before supper.',
    ],
  },
  {
    handle: 'two-people-for-scale',
    title: 'Two people, for scale',
    publishedAt: '2024-11-05T08:45:00-04:00',
    tags: ['Night', 'Figures'],
    picture: {
      file: 'gallery/17-the-turning.jpg',
      alt: 'Stars wheel in great bright eddies above two people standing on a dark hill.',
      width: 1200,
      height: 960,
    },
    excerpt: 'They are always there, somewhere near the bottom, and they are never the same two.',
    paragraphs: [
      'Look low in the big skies and you will find them: two small figures, a little apart, looking up. Somebody wrote to ask who they are.',
      'They began as a measure. Without them a hill could be a hand high or a mile. Then I grew used to the company, and now a night without them looks shut.',
      'So: they are whoever is standing beside you. That is the only answer I have, and it has held up well.',
    ],
  },
];

export const JOURNAL: Blog = {
  id: shopGid('Blog', 1),
  handle: 'journal',
  title: 'Journal',
  articles: ENTRIES.map(toArticle),
};

function toArticle(
  {handle, title, publishedAt, tags, picture, excerpt, paragraphs}: Entry,
  position: number,
): Article {
  // Numbered in the order in which they were written.
  const number = ENTRIES.length - position;
  return {
    id: shopGid('Article', number),
    handle,
    title,
    bodyHtml: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    excerpt,
    image: {
      id: shopGid('ArticleImage', number),
      url: pictureUrl(picture.file),
      altText: picture.alt,
      width: picture.width,
      height: picture.height,
    },
    tags,
    publishedAt,
  };
}
