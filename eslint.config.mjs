import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import oxlint from './oxlint.config.ts'

const bare = (rule) => rule.replace(/^.*\//, '')
const shared = new Set([oxlint, ...oxlint.overrides].flatMap(({ rules }) => Object.keys(rules)).map(bare))

/** A preset without the rules that oxlint.config.ts has. */
const lacking = (preset) => ({
  ...preset,
  rules: Object.fromEntries(Object.entries(preset.rules ?? {}).filter(([rule]) => !shared.has(bare(rule)))),
})

/** What only the full run has: the rules of the presets that oxlint lacks, so those of their next versions as well. */
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
    extends: tseslint.configs.recommendedTypeChecked.map(lacking),
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    extends: [next.configs['core-web-vitals'], jsxA11y.configs.recommended].map(lacking),
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...lacking(reactHooks.configs.recommended).rules,
      // Links are plain, so that pages work before and without scripts (docs/decisions/003-plain-links-one-host.md).
      '@next/next/no-html-link-for-pages': 'off',
      // The document build draws every picture in the widths that pages show.
      '@next/next/no-img-element': 'off',
    },
  },
)
