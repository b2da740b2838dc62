/** Rules that ESLint cannot express: no circles between folders, and leaves stay leaves. */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'A room whose imports lead back to it cannot be read or moved on its own.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^lib/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'leaves',
      comment: 'lib/http and lib/log know nothing of the product.',
      severity: 'error',
      from: { path: '^lib/(http|log)/' },
      to: { path: '^(lib|data|components|app)/', pathNot: '^lib/(http|log)/|^lib/(singleton|monotonic)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
  },
}
