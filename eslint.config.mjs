import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Layers from the top down. A folder may import from those below it, never from those above. */
const forbid = (target, from, message) => ({ target, from, message })
const zones = [
  forbid(['./components', './lib', './data'], './app/**/*', 'app/ is the top layer: nothing imports it.'),
  forbid(['./lib', './data'], './components/**/*', 'lib/ and data/ stand below components/.'),
  forbid('./data', ['./lib/!(documents)/**/*', './lib/*.ts'], 'data/ imports only data/types and the authoring entry.'),
  forbid(
    './data',
    ['./lib/documents/!(author).ts', './lib/documents/*/**/*'],
    'data/ imports the engine through lib/documents/author only.',
  ),
  forbid(
    './lib/documents',
    ['./data/**/*', './lib/!(documents)/**/*', './lib/*.ts'],
    'The document engine is an island.',
  ),
  forbid(
    ['./components', './lib/!(catalogue)', './app'],
    ['./data/!(site|faq|about|privacy|testimonials|types|categories).ts', './data/*/**/*'],
    'lib/catalogue is the only reader of the templates in data/.',
  ),
  forbid(
    ['./app', './components', './lib', './data'],
    ['./scripts', './tests'],
    'Scripts and tests are never imported.',
  ),
]

/** Client components: they get what they show by props or from an API. */
const clientFiles = [
  'components/{search,download,preview,forms}/**',
  'components/layout/mobile-menu.tsx',
  'app/**/error.tsx',
  'app/global-error.tsx',
]

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      '.cache',
      'var',
      'public',
      'private',
      'supabase/functions',
      'next-env.d.ts',
      'lib/catalogue/generated',
      'coverage',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only lib/env.ts reads the environment.' },
      ],
      'max-lines': ['error', 250],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 60] } },
  { files: ['app/**/route.ts'], rules: { 'max-lines': ['error', 30] } },
  {
    files: ['app/**/*.{ts,tsx}', '*.config.ts', '**/*.d.ts', 'tests/support/require-documents.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['data/**', 'tests/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      // Answers are read as JSON, and mocks are passed around by name.
      '@typescript-eslint/unbound-method': 'off',
      ...Object.fromEntries(
        ['assignment', 'member-access', 'argument', 'call', 'return'].map((kind) => [
          `@typescript-eslint/no-unsafe-${kind}`,
          'off',
        ]),
      ),
    },
  },
  {
    files: [
      'lib/env.ts',
      'instrumentation.ts',
      'middleware.ts',
      'scripts/support/environment.ts',
      'tests/support/nightly.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: clientFiles,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
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
)
