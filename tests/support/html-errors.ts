import {HtmlValidate} from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  // A preload may have `imagesrcset` without `href` (HTML standard, 4.2.4).
  elements: ['html5', {link: {attributes: {href: {required: false}}}}],
  rules: {
    // HTML allows either style of case, void elements and booleans. React renders these.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // The rule requires ids that start with a letter, for old style sheets. React's `useId` starts with a colon.
    'valid-id': ['error', {relaxed: true}],
    // A picture's colour and proportions come from the catalogue.
    'no-inline-style': 'off',
    // Integrity hashes are for files from other hosts.
    'require-sri': ['error', {target: 'crossorigin'}],
    // A fieldset without a legend disables a form's fields while it's sent. The form's heading names them.
    'wcag/h71': 'off',
    // A list may have a name (WAI-ARIA 1.2, 5.2.8.4).
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
  },
});

/** A page's errors by the HTML standard, with line and column; empty when it's valid. */
export async function htmlErrors(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results
    .flatMap(({messages}) => messages)
    .map(({ruleId, message, line, column}) => `${line}:${column} ${ruleId} ${message}`);
}
