import { builtinModules } from 'node:module'
import next from '@next/eslint-plugin-next'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { clientFiles } from './scripts/support/client-files.ts'

/** The full run: `npm run lint` has the same rules in oxlint.config.ts, except those that only ESLint has. */
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
      'lib/made-files/generated',
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
    ignores: ['lib/documents/platform/*.node.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^node:', message: 'Browsers have no such module.' }],
          paths: [...builtinModules],
        },
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
    extends: [next.configs['core-web-vitals'], jsxA11y.configs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Links are plain, so that pages work before and without scripts (docs/decisions/003-plain-links-one-host.md).
      '@next/next/no-html-link-for-pages': 'off',
      // The document build draws every picture in the widths that pages show.
      '@next/next/no-img-element': 'off',
      // Only on our own components: a search panel that a visitor has opened takes the focus.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A scrollable region must be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group'] }],
      // The search form handles the arrow keys of its combobox.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
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
    rules: { 'jsx-a11y-x/click-events-have-key-events': 'off' },
  },
  {
    // A primitive: its callers pass `htmlFor`.
    files: ['components/ui/label.tsx'],
    rules: { 'jsx-a11y-x/label-has-associated-control': 'off' },
  },
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 60] } },
  { files: ['app/**/route.ts'], rules: { 'max-lines': ['error', 30] } },
  {
    files: [
      ...['app/**/*.{ts,tsx}', '*.config.ts', '**/*.d.ts', 'tests/support/prepare-jest.ts'],
      // These stand for packages with a default export.
      'lib/fill/{clone,left-out}.ts',
    ],
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
      'tests/support/full.ts',
      'tests/support/piece.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // They get what they show by props or from an API.
    files: clientFiles(import.meta.dirname),
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
