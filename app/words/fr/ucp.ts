import type {Words} from '#contracts/words/words';
import type en from '../en/ucp';

/** See the English file. */
export default {
  unpriced: {
    price_on_request: (work: string, url: string) =>
      `${work} : un tableau original. Le prix est sur demande : ${url}`,
    coming_soon: (work: string, url: string) =>
      `${work} : pas encore en vente. Le jour est indiqué sur sa page : ${url}`,
    reserved: (work: string, url: string) => `${work} : réservé par un autre acheteur. ${url}`,
    sold: (work: string, url: string) => `${work} : vendu. ${url}`,
  },
  otherCurrency: 'Les prix sont en dollars canadiens. Le filtre de prix n’a pas été appliqué.',
  notFound: 'Cette œuvre n’existe pas',
} satisfies Words<typeof en>;
