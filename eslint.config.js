import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import {readdirSync} from 'node:fs';
import tseslint from 'typescript-eslint';

/** The allowed import directions: each zone names what its files must not import. CONTRIBUTING.md gives the reasons. */
const zones = [
  zone('./app/features', ['./app/routes', './app/layout', './app/root.tsx', './server.ts']),
  zone('./app/shop', [
    './app/features',
    './app/routes',
    './app/layout',
    './app/root.tsx',
    './server.ts',
  ]),
  zone('./app/components', [
    './app/routes',
    './app/layout',
    './app/features',
    './app/shop',
    './app/content',
  ]),
  zone(
    './app/components',
    ['./app/lib'],
    ['./cn.ts', './notice.ts', './cdn-image.ts', './browser', './language/local-path.ts'],
  ),
  // The path determines the language.
  zone('./app/words', ['./app'], ['./words', './lib/language/local-path.ts']),
  // Words and pictures are data. The only thing that they share with a component is a type.
  zone('./app/content', ['./app'], ['./content', './words', './components/Picture.tsx']),
  zone('./app/lib', ['./app', './server.ts'], ['./lib', './content', './words', './assets']),
  zone('./app/layout', ['./app/routes', './app/root.tsx', './server.ts']),
  zone('./app', ['./embedded', './store', './tests']),
  zone('./app', ['./supabase'], ['./functions/_shared/contracts']),
  zone('./store', ['./tests']),
  // What finds the embedded shop, its time and its first works, and in tests its Admin API.
  zone(
    './store',
    ['./embedded'],
    ['./keys.ts', './database', './clock.ts', './seed/products.ts', './admin-api/testing.ts'],
  ),
  // The poems and policies, which are data.
  zone('./store', ['./app'], ['./content', './words']),
  // The Supabase CLI has failed on imports from above the folder.
  zone('./supabase/functions', ['.'], ['./supabase/functions', './node_modules']),
  zone('./embedded', ['./app', './tests']),
  zone('./tests/e2e', ['./app', './embedded']),
  // Two features meet in a route, and never import each other.
  ...readdirSync('app/features').map((feature) =>
    zone(`./app/features/${feature}`, ['./app/features'], [`./${feature}`]),
  ),
];

function zone(target, from, except) {
  return {target, from, ...(except ? {except} : {})};
}

/** Browser globals that could be mistaken for Node.js's or Deno's. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'location',
  'navigator',
  'history',
  'screen',
  'name',
  'origin',
  'event',
  'localStorage',
  'sessionStorage',
  'self',
  'top',
  'parent',
  'status',
  'alert',
  'confirm',
];

/** Tests in the app may import the shared test support and the functions' test support. */
const SHARED_BY_TESTS = ['./tests', './supabase'];
const testZones = zones
  .map(({from, ...rest}) => ({
    ...rest,
    from: from.filter((folder) => !SHARED_BY_TESTS.includes(folder)),
  }))
  .filter(({from}) => from.length > 0);

/** The places in JSX where an expression can contain text: itself, or one of several. */
const CHOICE = ':matches(ConditionalExpression, LogicalExpression)';
const EXPRESSIONS = ['', `> ${CHOICE}`, `> ${CHOICE} > ${CHOICE}`].flatMap((choice) => [
  `> JSXExpressionContainer ${choice} > Literal[value=/\\p{L}/u]`,
  `> JSXExpressionContainer ${choice} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
]);
const ATTRIBUTE =
  'JSXAttribute[name.name=/^(aria-(label|description)|alt|title|placeholder|label|hint|caption)$/]';

/** Interface texts outside `app/words`. Only text with letters counts, so signs and numbers are allowed. */
const textsOutsideWords = [
  'JSXText[value=/\\p{L}/u]',
  `${ATTRIBUTE} > Literal[value=/\\p{L}/u]`,
  // The title of a document, and the rows of an element's list.
  'Property[key.name=/^(title|description|label)$/] > Literal[value=/^\\p{Lu}/u]',
  ...['JSXElement', 'JSXFragment', ATTRIBUTE].flatMap((place) =>
    EXPRESSIONS.map((expression) => `${place} ${expression}`),
  ),
].map((selector) => ({
  selector,
  message: 'Put interface text into app/words, in every language.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist*',
      'node_modules',
      '.embedded',
      '.shopify',
      'playwright-report',
      'test-results',
      'storefrontapi.generated.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: ['tsconfig.json', 'embedded/tsconfig.json', 'tests/tsconfig.json'],
        }),
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        {allowInterfaces: 'with-single-extends'},
      ],
      'import-x/no-restricted-paths': ['error', {zones}],
      'import-x/no-cycle': 'error',
      // French texts have narrow no-break spaces.
      'no-irregular-whitespace': ['error', {skipTemplates: true, skipComments: true}],
      // A hint to split the file, never a reason to squeeze lines.
      'max-lines': ['warn', 300],
    },
  },
  {
    // A pattern with overlapping parts may take forever on a visitor's text: /^[^,]*@[^,]*$/.
    files: ['app/**/*.{ts,tsx}', 'supabase/functions/**/*.ts', 'embedded/**/*.{js,mjs,ts}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: {regexp},
    rules: {'regexp/no-super-linear-backtracking': 'error'},
  },
  {
    files: ['app/**/*.test.{ts,tsx}'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: testZones}]},
  },
  {
    // The embedded backend contains no data of the painter: the seed reaches it only through `embedded-backend.ts`.
    files: ['embedded/**/*.ts'],
    ignores: [
      'embedded/seed/**',
      'embedded/embedded-backend.ts',
      'embedded/admin-api/testing.ts',
      'embedded/storefront/testing/sample-catalogue.ts',
      'embedded/**/*.test.ts',
    ],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {zones: [...zones, zone('./embedded', ['./embedded/seed'])]},
      ],
    },
  },
  {
    // The type of the root's loader, as in Hydrogen's `useRouteLoaderData<RootLoader>('root')`.
    files: ['app/shop/site/use-root-data.ts'],
    rules: {'import-x/no-restricted-paths': 'off'},
  },
  {
    // Hydrogen's place for the context, which passes the shop's cart fragment to the cart handler.
    files: ['app/lib/context.ts'],
    rules: {'import-x/no-restricted-paths': 'off'},
  },
  {
    files: ['app/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A scrolling group must be focusable, because otherwise the keyboard can't scroll it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['tabpanel', 'group']}],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {'no-restricted-syntax': ['error', ...textsOutsideWords]},
  },
  {
    // Type-checked together with the browser tests, whose types include these.
    files: ['embedded/**/*.ts', 'store/**/*.ts'],
    rules: {'no-restricted-globals': ['error', ...BROWSER_GLOBALS]},
  },
  {
    // Playwright reads a fixture's dependencies from its first parameter, `{}` when there are none.
    files: ['tests/**'],
    rules: {'no-empty-pattern': 'off'},
  },
  {
    // Words, picture lists and tables of cases: data has no line limit.
    files: [
      'app/content/**',
      'app/words/**',
      'supabase/functions/_shared/contracts/words/**',
      'embedded/checkout/words/**',
      'supabase/functions/_shared/mails/words/**',
      'embedded/seed/**',
      'store/metaobjects.ts',
      '**/*.test.ts',
      '**/*.spec.ts',
    ],
    rules: {'max-lines': 'off'},
  },
  {
    files: ['**/*.{js,mjs}', '*.ts'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
);
