import {readFileSync} from 'node:fs';
import {memoryPages, validateXML, type XMLLintOptions} from 'xmllint-wasm';

const read = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8'),
});

/** Combines the schemas of a sitemap with pictures and languages. */
const SITEMAP = {
  fileName: 'both.xsd',
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <xs:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
    <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="sitemap-language.xsd"/>
  </xs:schema>`,
};

/** xmllint's errors of a sitemap, by the schemas of sitemaps.org and of Google's image extension; empty when it is valid. */
export function sitemapErrors(xml: string): Promise<string[]> {
  const preload = ['sitemap.xsd', 'sitemap-image.xsd', 'sitemap-language.xsd'].map(read);
  return errorsOf({xml, schema: SITEMAP, preload});
}

/** xmllint's errors of an Atom feed, by the grammar of RFC 4287; empty when it is valid. */
export function atomErrors(xml: string): Promise<string[]> {
  return errorsOf({xml, schema: read('atom.rng'), extension: 'relaxng'});
}

/** xmllint's errors of a document without a schema; empty when it is well-formed. */
export function wellFormednessErrors(xml: string): Promise<string[]> {
  return errorsOf({xml, normalization: 'c14n'});
}

async function errorsOf(options: XMLLintOptions): Promise<string[]> {
  const {errors} = await validateXML({...options, maxMemoryPages: memoryPages.GiB});
  return errors.map(({rawMessage}) => rawMessage);
}
