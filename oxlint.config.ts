/**
 * The rules of `npm run lint`: those of eslint.config.mjs, type-aware, without ESLint. tests/unit/oxlint.config.test.ts compares the
 * two for each kind of file and lists the rules that only `npm run lint:full` has.
 */
import { builtinModules } from 'node:module'
import { defineConfig } from 'oxlint'
import { clientFiles } from './scripts/support/client-files.ts'

type Level = 'error' | 'off'
const all = (prefix: string, names: string, level: Level = 'error'): Record<string, Level> =>
  Object.fromEntries(names.split(' ').map((name) => [`${prefix}${name}`, level]))

const unsafe = 'no-unsafe-assignment no-unsafe-member-access no-unsafe-argument no-unsafe-call no-unsafe-return'

const typescript = all(
  'typescript/',
  'await-thenable ban-ts-comment no-array-delete no-base-to-string no-duplicate-enum-values no-duplicate-type-constituents ' +
    'no-empty-object-type no-explicit-any no-extra-non-null-assertion no-floating-promises no-for-in-array no-implied-eval ' +
    'no-misused-new no-misused-promises no-namespace no-non-null-asserted-optional-chain no-redundant-type-constituents ' +
    'no-require-imports no-this-alias no-unnecessary-type-assertion no-unnecessary-type-constraint ' +
    'no-unsafe-declaration-merging no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-unary-minus ' +
    'no-wrapper-object-types only-throw-error prefer-as-const prefer-namespace-keyword prefer-promise-reject-errors ' +
    `require-await restrict-plus-operands restrict-template-expressions triple-slash-reference unbound-method ${unsafe}`,
)

const components = {
  ...all(
    'nextjs/',
    'google-font-display google-font-preconnect inline-script-id next-script-for-ga no-assign-module-variable ' +
      'no-async-client-component no-before-interactive-script-outside-document no-css-tags no-document-import-in-page ' +
      'no-duplicate-head no-head-element no-head-import-in-document no-page-custom-font no-script-component-in-head ' +
      'no-styled-jsx-in-document no-sync-scripts no-title-in-document-head no-typos no-unwanted-polyfillio',
  ),
  ...all(
    'jsx-a11y/',
    'alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role ' +
      'aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content html-has-lang ' +
      'iframe-has-title img-redundant-alt interactive-supports-focus label-has-associated-control media-has-caption ' +
      'mouse-events-have-key-events no-access-key no-distracting-elements no-interactive-element-to-noninteractive-role ' +
      'no-redundant-roles no-static-element-interactions ' +
      'role-has-required-aria-props role-supports-aria-props scope tabindex-no-positive',
  ),
  ...all(
    'react/',
    'rules-of-hooks exhaustive-deps static-components use-memo preserve-manual-memoization incompatible-library ' +
      'immutability globals refs set-state-in-effect error-boundaries purity set-state-in-render unsupported-syntax',
  ),
}

const process: ['error', { object: string; property: string; message: string }] = [
  'error',
  { object: 'process', property: 'env', message: 'Only lib/env.ts reads the environment.' },
]

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react', 'nextjs', 'jsx-a11y'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: [
    '.next',
    '.cache',
    'var',
    'public',
    'private',
    'supabase/functions',
    'next-env.d.ts',
    '**/*.{js,mjs,cjs}',
  ],
  rules: {
    ...typescript,
    ...all('', 'no-array-constructor no-unused-expressions no-var prefer-const prefer-rest-params prefer-spread'),
    'import/no-cycle': ['error', { ignoreExternal: true }],
    'import/no-default-export': 'error',
    'no-restricted-properties': process,
    'max-lines': ['error', 250],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', prefer: 'type-imports' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      files: ['{app,components,lib,scripts}/**/*.{ts,tsx}'],
      rules: {
        complexity: ['error', 15],
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
        'max-params': ['error', 4],
      },
    },
    {
      // The document engine runs in browsers too: what only Node.js has comes through `imports` in package.json.
      files: ['lib/documents/**', 'lib/{fill,jobs,offline}/**'],
      excludeFiles: ['lib/documents/platform/*.node.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^node:', message: 'Browsers have no such module.' }], paths: [...builtinModules] },
        ],
        'no-restricted-globals': ['error', 'Buffer', 'process', 'global', 'setImmediate'],
      },
    },
    {
      // The authoring language is read by position: when(left, '>', right, then, otherwise).
      files: ['lib/documents/author.ts', 'lib/documents/author-checks.ts', 'lib/documents/calc/operations.ts'],
      rules: { 'max-params': ['error', 5] },
    },
    {
      files: ['{app,components}/**/*.{ts,tsx}'],
      rules: {
        ...components,
        // Only on our own components: a search panel that a visitor has opened takes the focus.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        // A scrollable region must be reachable by keyboard.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group'] }],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { ul: ['listbox'], li: ['option'] }],
        // The search form handles the arrow keys of its combobox.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
            dialog: ['onClick'],
            form: ['onKeyDown'],
          },
        ],
      },
    },
    {
      // A click beside a dialog closes it. The keyboard's way is Escape, which the native element handles.
      files: ['components/ui/dialog.tsx', 'components/layout/mobile-menu.tsx'],
      rules: { 'jsx-a11y/click-events-have-key-events': 'off' },
    },
    {
      // A primitive: its callers pass `htmlFor`.
      files: ['components/ui/label.tsx'],
      rules: { 'jsx-a11y/label-has-associated-control': 'off' },
    },
    { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 60] } },
    { files: ['app/**/route.ts'], rules: { 'max-lines': ['error', 30] } },
    {
      // The last stand for packages with a default export.
      files: [
        ...['app/**/*.{ts,tsx}', '*.config.ts', '**/*.d.ts', 'tests/support/prepare-jest.ts'],
        'lib/fill/{clone,left-out}.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['data/**', 'tests/**'], rules: { 'max-lines': 'off' } },
    {
      // Answers are read as JSON, and mocks are passed around by name.
      files: ['tests/**'],
      rules: { 'typescript/unbound-method': 'off', ...all('typescript/', unsafe, 'off') },
    },
    {
      files: [
        ...['lib/env.ts', 'instrumentation.ts', 'middleware.ts', 'scripts/support/environment.ts'],
        'tests/support/full.ts',
        'tests/support/piece.ts',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      // They get what they show by props or from an API.
      files: clientFiles(import.meta.dirname),
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@/data/*', '@/lib/catalogue', '@/lib/catalogue/*'],
                allowTypeImports: true,
                message: 'Client components get data by props or from an API.',
              },
            ],
          },
        ],
      },
    },
  ],
})
